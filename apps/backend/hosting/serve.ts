/**
 * Serves the site with the embedded backend, like Firebase Hosting: `tsx hosting/serve.ts`. PORT sets
 * another port than 4173.
 */
import { join } from 'node:path'

import { reportFailure } from '../emulators/reportFailure.ts'
import { demoAdmin, demoUser } from '../seed/index.ts'
import { createSiteServer } from './createSiteServer.ts'
import { localSite } from './sites.ts'

const port = Number(process.env['PORT'] ?? 4173)

try {
  createSiteServer(localSite(), join(import.meta.dirname, '..'))
    .listen(port, '127.0.0.1', () => {
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
