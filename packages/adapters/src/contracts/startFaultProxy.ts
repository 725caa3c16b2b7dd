import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/**
 * What goes wrong with a request:
 * - `hang`: it is never answered
 * - `reset`: its connection breaks before anything was done
 * - `lose-reply`: it is done, and its connection breaks instead of the answer
 * - `hang-reply`: it is done, and never answered
 * - `refuse`: nobody listens any more
 * - a number: it is answered with this HTTP status
 */
export type Fault = 'hang' | 'reset' | 'lose-reply' | 'hang-reply' | 'refuse' | 429 | 503

/** Which requests a fault is for. Default: all of them. */
export interface FaultScope {
  /** A part of the address. */
  readonly path?: string
  /** Only the first so many. */
  readonly times?: number
}

/** Stands between a client and a server, and breaks what it is told to. */
export interface FaultProxy {
  /** `host:port` for the client. */
  readonly host: string
  inject(fault: Fault, scope?: FaultScope): void
  /** Lets everything pass again. */
  heal(): void
  close(): void
}

const messages = {
  429: 'QUOTA_EXCEEDED : Too many calls.',
  503: 'The service is currently unavailable.',
} as const

/** @param target the server's `host:port` */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let fault: Fault | null = null
  let path = ''
  let timesLeft = 0

  function faultFor(url: string): Fault | null {
    if (fault === null || timesLeft <= 0 || !url.includes(path)) return null
    timesLeft -= 1
    return fault
  }

  const server = createServer((incoming, answer) => {
    const now = faultFor(incoming.url ?? '')
    if (now === 'hang') return
    if (now === 'reset' || now === 'refuse') incoming.socket.destroy()
    else if (now === 429 || now === 503) refuse(answer, now)
    else forward(target, incoming, answer, now)
  })

  function stop(): void {
    server.close()
    server.closeAllConnections()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')

  return {
    host: `127.0.0.1:${address.port}`,
    inject(next, scope = {}) {
      if (next === 'refuse') stop()
      fault = next
      path = scope.path ?? ''
      timesLeft = scope.times ?? Infinity
    },
    heal() {
      fault = null
    },
    close: stop,
  }
}

function refuse(answer: ServerResponse, status: 429 | 503): void {
  answer.writeHead(status, { 'content-type': 'application/json' })
  answer.end(JSON.stringify({ error: { code: status, message: messages[status] } }))
}

function forward(
  target: string,
  incoming: IncomingMessage,
  answer: ServerResponse,
  fault: 'lose-reply' | 'hang-reply' | null,
): void {
  const { method, headers, url = '' } = incoming
  const onward = request(new URL(url, `http://${target}`), { method, headers }, (reply) => {
    if (fault !== null) {
      reply.resume()
      reply.once('end', () => fault === 'lose-reply' && incoming.socket.destroy())
      return
    }
    answer.writeHead(reply.statusCode ?? 500, reply.headers)
    reply.pipe(answer)
  })
  onward.once('error', () => incoming.socket.destroy())
  incoming.pipe(onward)
}
