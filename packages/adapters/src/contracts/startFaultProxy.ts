import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * How a request fails:
 * - `hang`: the server never responds
 * - `reset`: the connection breaks before the server receives the request
 * - `lose-reply`: the server handles the request, and the connection breaks before the response
 * - `hang-reply`: the server handles the request, and never responds
 * - `refuse`: the server no longer accepts connections
 * - a number: the server responds with this HTTP status
 */
export type Fault = 'hang' | 'reset' | 'lose-reply' | 'hang-reply' | 'refuse' | 429 | 503

/** The requests that fail. Default: all. */
export interface FaultScope {
  /** A part of the request's URL. */
  readonly path?: string
  /** How many requests fail. Default: all. */
  readonly times?: number
}

/** A proxy between a client and a server, which injects faults. */
export interface FaultProxy {
  /** `host:port` for the client. */
  readonly host: string
  inject(fault: Fault, scope?: FaultScope): void
  /** Forwards all requests again. */
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

  const server = createServer((incoming, response) => {
    const current = faultFor(incoming.url ?? '')
    if (current === 'hang') return
    if (current === 'reset' || current === 'refuse') incoming.socket.destroy()
    else if (current === 429 || current === 503) sendStatus(response, current)
    else forward(target, incoming, response, current)
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

function sendStatus(response: ServerResponse, status: 429 | 503): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { code: status, message: messages[status] } }))
}

function forward(
  target: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  fault: 'lose-reply' | 'hang-reply' | null,
): void {
  const { method, headers, url = '' } = incoming
  const forwarded = request(new URL(url, `http://${target}`), { method, headers }, (reply) => {
    if (fault !== null) {
      reply.resume()
      reply.once('end', () => fault === 'lose-reply' && incoming.socket.destroy())
      return
    }
    response.writeHead(reply.statusCode ?? 500, reply.headers)
    reply.pipe(response)
  })
  forwarded.once('error', () => incoming.socket.destroy())
  incoming.pipe(forwarded)
}
