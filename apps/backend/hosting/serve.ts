/**
 * Serves the site with the embedded backend, like Firebase Hosting: `tsx hosting/serve.ts`, on port 4173 or the next
 * free one. With PORT set, it serves on that port or fails.
 */
import { holderOf } from '../emulators/holderOf.ts'
import { reportFailure } from '../emulators/reportFailure.ts'
import { SetupError } from '../emulators/SetupError.ts'
import { isPortTaken } from '../emulators/waitUntilReady.ts'
import { demoAdmin, demoUser } from '../seed/index.ts'
import { createSiteServer } from './createSiteServer.ts'
import { embeddedSite } from './sites.ts'

const host = '127.0.0.1'
const requestedPort = process.env['PORT']
const defaultPort = 4173

/** Finds the port to listen on, and prints each port that is taken. */
async function findPort(): Promise<number> {
  const first = Number(requestedPort ?? defaultPort)
  for (let port = first; port < first + 100; port += 1) {
    if (!(await isPortTaken(host, port))) return port
    if (requestedPort !== undefined)
      throw new SetupError(`Port ${requestedPort} is taken${holderOf(first)}.`)
    console.log(`Port ${port} is taken${holderOf(port)}: trying the next one.`)
  }
  throw new SetupError(`Every port from ${first} to ${first + 99} is taken.`)
}

try {
  const port = await findPort()
  createSiteServer(embeddedSite())
    .listen(port, host, () => {
      console.log(`
  The site is at http://localhost:${port}

  Demo user    ${demoUser.email}  ${demoUser.password}
  Demo admin   ${demoAdmin.email}  ${demoAdmin.password}
`)
    })
    .on('error', reportFailure)
} catch (error) {
  reportFailure(error)
}
