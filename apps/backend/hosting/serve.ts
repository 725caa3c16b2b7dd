/**
 * Serves the site that runs on the embedded backend, as the hosting would: `tsx hosting/serve.ts`.
 * PORT names another port than 4173.
 */
import { createServer } from 'node:http'
import { join } from 'node:path'

import superstatic from 'superstatic'

import { reportFailure } from '../emulators/reportFailure.ts'
import { demoAdmin, demoUser } from '../seed/index.ts'
import { hostingSection } from './config.ts'
import { localSite } from './sites.ts'

const port = Number(process.env['PORT'] ?? 4173)

try {
  const config = hostingSection(localSite())
  // superstatic is the server inside Firebase's hosting; its default export is CommonJS's.
  const serve = superstatic.default({
    config,
    cwd: join(import.meta.dirname, '..'),
    compression: true,
  })
  const server = createServer((request, response) => {
    serve(request, response, () => response.writeHead(404).end())
  })
  server.on('error', reportFailure)
  server.listen(port, '127.0.0.1', () => {
    console.log(`
  The site is at http://localhost:${port}

  Demo user    ${demoUser.email}  ${demoUser.password}
  Demo admin   ${demoAdmin.email}  ${demoAdmin.password}
`)
  })
} catch (error) {
  reportFailure(error)
}
