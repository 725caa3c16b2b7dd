import { originOf, projectId } from '../emulators/addresses.ts'
import { demoBankAccount, demoBatches, demoSettings, seedAccounts } from '../seed/index.ts'
import { post } from './post.ts'
import { seedShop } from './seedShop.ts'

/** The emulators accept this token as that of the project's owner. */
const token = 'owner'

const accountsUrl = `${originOf('auth')}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`

/**
 * Writes the demo products, settings and accounts to the running emulators. Seeding again resets them, and
 * changes nothing else.
 */
export async function seedEmulators(brandName: string): Promise<void> {
  const target = { origin: originOf('firestore'), projectId, token }
  await seedShop(target, {
    brandName,
    accounts: seedAccounts,
    settings: demoSettings,
    batches: demoBatches,
    bankAccount: demoBankAccount,
    overwrite: true,
  })

  const localIds = seedAccounts.map(({ uid }) => uid)
  await post(`${accountsUrl}:batchDelete`, token, { localIds, force: true })
  for (const { uid, email, password } of seedAccounts) {
    await post(accountsUrl, token, { localId: uid, email, password, emailVerified: true })
  }
}
