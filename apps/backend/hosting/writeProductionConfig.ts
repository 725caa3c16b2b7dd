/**
 * Writes the `firebase.json` of a real project: for the built site, if it may be deployed (with `--staging` to
 * the staging project), or with `--without-site` for rules and indexes only.
 */
import { checkBuild } from '../deploy/checkBuild.ts'
import { reportFailure } from '../emulators/reportFailure.ts'
import { productionSite } from './sites.ts'
import { writeFirebaseConfig } from './writeFirebaseConfig.ts'

try {
  const isWithoutSite = process.argv.includes('--without-site')
  if (!isWithoutSite) checkBuild(process.argv.includes('--staging') ? 'staging' : 'production')
  const site = isWithoutSite ? null : productionSite()
  console.log(`Wrote ${writeFirebaseConfig('firebase.json', site)}`)
} catch (error) {
  reportFailure(error)
}
