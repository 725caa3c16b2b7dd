import { createServer } from 'node:http'

import { listen, type Listening } from './listen.ts'

/** A server in front of the site whose pages arrive in two parts. */
export interface CutProxy extends Listening {
  /** Cuts the next pages after a share of their `<main>`, from 0 to 1. */
  cutAfter(share: number): void
  /** Sends what is left of the pages. */
  sendRest(): void
}

/** Starts the proxy on a free port. Playwright's routes only answer whole. */
export async function startCutProxy(target: string): Promise<CutProxy> {
  let mainShare = 1
  let rests: (() => void)[] = []
  const server = createServer((incoming, outgoing) => {
    const answer = async () => {
      const response = await fetch(new URL(incoming.url ?? '/', target))
      const type = response.headers.get('content-type') ?? ''
      const body = Buffer.from(await response.arrayBuffer())
      outgoing.writeHead(response.status, { 'content-type': type })
      if (!type.startsWith('text/html')) {
        outgoing.end(body)
        return
      }
      const [start, end] = [body.indexOf('<main'), body.indexOf('</main>')]
      const cut = Math.round(start + (end - start) * mainShare)
      outgoing.write(body.subarray(0, cut))
      rests.push(() => outgoing.end(body.subarray(cut)))
    }
    answer().catch(() => outgoing.destroy())
  })
  return {
    ...(await listen(server)),
    cutAfter(share) {
      mainShare = share
    },
    sendRest() {
      for (const send of rests) send()
      rests = []
    },
  }
}
