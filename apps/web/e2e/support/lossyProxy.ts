import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Says whether the answer to a request is lost: by the file's path, and how often it was requested before. */
export type Loses = (path: string, before: number) => boolean

/** A server in front of the site that loses some of its files. */
export interface LossyProxy {
  readonly url: string
  /** The paths of the lost requests. */
  readonly lost: readonly string[]
  /** Forgets how often each file was requested. */
  restart(): void
  close(): Promise<void>
}

/** Loses a share of the site's scripts; the same ones for the same seed. */
export function losesShare(share: number, seed: number): Loses {
  let state = seed
  return (path) => {
    // A linear congruential generator (Numerical Recipes).
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return /\.js\b/.test(path) && state / 2 ** 32 < share
  }
}

/** Starts the proxy on a free port. Unlike a route of Playwright's it leaves the browser its cache. */
export async function startLossyProxy(target: string, loses: Loses): Promise<LossyProxy> {
  const lost: string[] = []
  const counts = new Map<string, number>()
  const site = new URL(target)
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const before = counts.get(path) ?? 0
    counts.set(path, before + 1)
    if (loses(path, before)) {
      lost.push(path)
      incoming.socket.destroy()
      return
    }
    const { method, headers } = incoming
    const forwarded = request(
      { host: site.hostname, port: site.port, path, method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server on a TCP port has no other kind of address.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    lost,
    restart() {
      counts.clear()
      lost.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
