import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const functions = join(import.meta.dirname, '../../../../../apps/functions')

/**
 * Starts the function `shop` for all projects of the tests, with its code as it is deployed: the functions' emulator
 * knows one project, and each test has its own. Vitest calls this before the tests, and what it returns after them.
 */
export async function setup(): Promise<() => void> {
  const server = spawn('npx', ['tsx', join(functions, 'src/testing/serveShop.ts')], {
    cwd: functions,
    stdio: ['pipe', 'pipe', 'inherit'],
    shell: process.platform === 'win32', // npx is a script there
  })
  const [origin]: Buffer[] = await once(server.stdout, 'data')
  process.env['SHOP_HOST'] = new URL(String(origin).trim()).host
  // It ends with its input.
  return () => server.stdin.end()
}
