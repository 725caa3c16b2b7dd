/**
 * Writes the `firebase.json` of a real project: for the site that was built, or, `--without-site`, for rules and
 * indexes alone, before there is one.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { reportFailure } from '../emulators/reportFailure.ts'
import { productionSite } from './sites.ts'
import { writeFirebaseConfig } from './writeFirebaseConfig.ts'

/** The settings of the site's build; what is set in the environment goes before them, there as here. */
const settings = join(import.meta.dirname, '../../web/.env.production.local')

try {
  if (existsSync(settings)) process.loadEnvFile(settings)
  const site = process.argv.includes('--without-site') ? null : productionSite(process.env)
  console.log(`Wrote ${writeFirebaseConfig('firebase.json', site)}`)
} catch (error) {
  reportFailure(error)
}
