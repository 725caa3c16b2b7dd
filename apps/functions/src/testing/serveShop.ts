/**
 * Serves the function `shop` for the tests of other workspaces, on any project of the Firestore emulator, while the
 * functions' own emulator has only one: POST /PROJECT. Prints its origin, and ends with its standard input.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'

import { createShop } from '../shop.ts'

/** The function of each project that was called. */
const shops = new Map<string, ReturnType<typeof createShop>>()

function shopOf(projectId: string): ReturnType<typeof createShop> {
  const present = shops.get(projectId)
  if (present !== undefined) return present
  const app = initializeApp({ projectId }, projectId)
  const created = createShop(() => getFirestore(app))
  shops.set(projectId, created)
  return created
}

// Verifies the tokens, all of which the authentication emulator issues for its one project.
initializeApp()

const server = createServer((incoming, outgoing) => {
  const { url = '', headers } = incoming
  // The limit of orders by address would stop the tests, which all come from one.
  headers['x-forwarded-for'] =
    `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`
  const header = (name: string) => headers[name.toLowerCase()]
  const response = Object.assign(outgoing, {
    status: (code: number) => Object.assign(response, { statusCode: code }),
    send: (body: unknown) => outgoing.end(JSON.stringify(body)),
  })
  outgoing.setHeader('content-type', 'application/json')
  json(incoming)
    .then((body) => {
      const request = Object.assign(incoming, { header, body })
      // The function uses only these parts of Express.
      const handler = shopOf(url.slice(1)) as unknown as (...args: readonly object[]) => unknown
      return handler(request, response)
    })
    .catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined))
})

process.stdin.resume().once('end', () => process.exit())
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The server has no port')
process.stdout.write(`http://127.0.0.1:${address.port}\n`)
