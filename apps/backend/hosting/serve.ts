/**
 * Serves the site that runs on the embedded backend, as the hosting would: `tsx hosting/serve.ts`.
 * PORT names another port than 4173.
 */
import { join } from 'node:path'

import { server } from 'superstatic'

import { reportFailure } from '../emulators/reportFailure.ts'
import { demoAdmin, demoUser } from '../seed/index.ts'
import { hostingSection } from './config.ts'
import { localSite } from './sites.ts'

type ServerOptions = Parameters<typeof server>[0]

const port = Number(process.env['PORT'] ?? 4173)

try {
  // superstatic is the server inside Firebase's hosting.
  const site = server({
    // Its types want a glob for each rewrite; its matcher reads `regex` as well.
    config: hostingSection(localSite()) as NonNullable<ServerOptions['config']>,
    cwd: join(import.meta.dirname, '..'),
    compression: true,
    hostname: '127.0.0.1',
    port,
  })
  site
    .listen(() => {
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
