import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const hosting = join(root, 'apps/backend/hosting/serve.ts')

export interface ServedSite {
  readonly url: string
  stop(): void
}

/** Serves the site that is built for the embedded backend, as `npm start` does, on a free port. */
export async function serveSite(): Promise<ServedSite> {
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', hosting], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    // The server prints its address when it listens.
    server.stdout.once('data', resolve)
    server.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}`)))
  })
  return { url: `http://localhost:${port}`, stop: () => void server.kill() }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  probe.close()
  await once(probe, 'close')
  return address.port
}
