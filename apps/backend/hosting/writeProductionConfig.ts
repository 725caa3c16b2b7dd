/**
 * Writes the `firebase.json` of a real project for the built site, or without hosting as long as there is no build. With
 * `--staging` the site may contain placeholders.
 */
import { reportFailure } from '../emulators/reportFailure.ts'
import { hasProductionBuild, productionSite } from './sites.ts'
import { writeFirebaseConfig } from './writeFirebaseConfig.ts'

try {
  const site = hasProductionBuild()
    ? productionSite({ isStaging: process.argv.includes('--staging') })
    : null
  const file = writeFirebaseConfig('firebase.json', site)
  console.log(`Wrote ${file}${site === null ? ', without hosting: the site is not built' : ''}.`)
} catch (error) {
  reportFailure(error)
}
