/**
 * Writes the `firebase.json` of a real project, for the built site, or with `--without-site` for rules and
 * indexes only.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { reportFailure } from '../emulators/reportFailure.ts'
import { productionSite } from './sites.ts'
import { writeFirebaseConfig } from './writeFirebaseConfig.ts'

/** The settings of the site's build. Variables of the environment override them, as in the build. */
const settings = join(import.meta.dirname, '../../web/.env.production.local')

try {
  if (existsSync(settings)) process.loadEnvFile(settings)
  const site = process.argv.includes('--without-site') ? null : productionSite(process.env)
  console.log(`Wrote ${writeFirebaseConfig('firebase.json', site)}`)
} catch (error) {
  reportFailure(error)
}
