import { originOf, projectId } from '../emulators/addresses.ts'
import { seedAccounts } from '../seed/index.ts'
import { post } from './post.ts'
import { seedShop } from './seedShop.ts'

/** The emulators take this for an owner of the project. */
const token = 'owner'

const accountsUrl = `${originOf('auth')}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`

/**
 * Puts the demo products, settings and accounts into the running emulators. Seeding again puts
 * them back as they were, and leaves everything else alone.
 */
export async function seedEmulators(brandName: string): Promise<void> {
  const target = { origin: originOf('firestore'), projectId, token }
  await seedShop(target, { brandName, accounts: seedAccounts, overwrite: true })

  const localIds = seedAccounts.map(({ uid }) => uid)
  await post(`${accountsUrl}:batchDelete`, token, { localIds, force: true })
  for (const { uid, email, password } of seedAccounts) {
    await post(accountsUrl, token, { localId: uid, email, password, emailVerified: true })
  }
}
