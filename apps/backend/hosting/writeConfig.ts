import { reportFailure } from '../emulators/reportFailure.ts'
import { emulatorSite, productionSite } from './sites.ts'
import { writeFirebaseConfig } from './writeFirebaseConfig.ts'

try {
  const file = process.argv.includes('--emulator')
    ? writeFirebaseConfig('firebase.emulator.json', emulatorSite())
    : writeFirebaseConfig('firebase.json', productionSite(process.env))
  console.log(`Wrote ${file}`)
} catch (error) {
  reportFailure(error)
}
