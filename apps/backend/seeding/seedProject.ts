/**
 * Writes the products and settings to a real project that has none:
 * `GOOGLE_ACCESS_TOKEN=$(gcloud auth print-access-token) tsx seeding/seedProject.ts <project id>`
 */
import { brand } from '@storefront/brand'

import { reportFailure } from '../emulators/reportFailure.ts'
import { SetupError } from '../emulators/SetupError.ts'
import { seedShop } from './seedShop.ts'

try {
  const projectId = process.argv[2]
  const token = process.env['GOOGLE_ACCESS_TOKEN']
  if (projectId === undefined || !token) {
    throw new SetupError(
      'Name the project, and an owner of it: GOOGLE_ACCESS_TOKEN=$(gcloud auth ' +
        'print-access-token) npm run seed -w apps/backend -- <project id>',
    )
  }
  const target = { origin: 'https://firestore.googleapis.com', projectId, token }
  try {
    await seedShop(target, { brandName: brand.name, accounts: [], overwrite: false })
  } catch (cause) {
    throw new SetupError(`Nothing was written to ${projectId}:`, { cause })
  }
  console.log(`Seeded the products and settings of ${projectId}`)
} catch (error) {
  reportFailure(error)
}
