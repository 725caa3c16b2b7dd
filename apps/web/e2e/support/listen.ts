import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of a test. */
export interface Listening {
  readonly origin: string
  /** Ends it at once, with its open connections. */
  close(): void
}

/** Starts a server on a free port. */
export async function listen(server: Server): Promise<Listening> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  // A server on a TCP port has no other kind of address.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
