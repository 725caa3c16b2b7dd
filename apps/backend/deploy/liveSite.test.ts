import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

import { afterEach, expect, it } from 'vitest'

import { readRelease } from './liveSite.ts'

let server: Server
afterEach(() => server.close())

/** The origin of a server that ends this many connections without an answer, and then has no release. */
async function openServer(endedConnections: number) {
  let ended = 0
  server = createServer((request, response) => {
    if (ended === endedConnections) {
      response.writeHead(404).end()
      return
    }
    ended += 1
    request.socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  return `http://127.0.0.1:${port}`
}

it('requests again when a connection ends without an answer', async () => {
  const origin = await openServer(2)
  expect(await readRelease(origin)).toBeNull()
})

it('says that the site cannot be reached after three attempts', async () => {
  const origin = await openServer(3)
  await expect(readRelease(origin)).rejects.toThrow('cannot be reached')
})
