import { createServer, request } from 'node:http'

import { listen, type Listening } from './listen.ts'

/** Says whether the answer to a request for a file is lost. */
export type Loses = (path: string) => boolean

/** A server in front of the site that loses some of its files. */
export interface LossyProxy extends Listening {
  /** The paths of the lost requests. */
  readonly lost: readonly string[]
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
  const site = new URL(target)
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (loses(path)) {
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
  return {
    ...(await listen(server)),
    lost,
  }
}
