import { profileOf, type SeedAccount, seedProducts, seedSettings } from '../seed/index.ts'
import { post } from './post.ts'
import { toFirestoreFields } from './toFirestoreFields.ts'

/** A Firestore database and how to write to it past the rules. */
export interface Target {
  /** Where its REST API answers. */
  readonly origin: string
  readonly projectId: string
  /** A bearer token of an owner of the project. */
  readonly token: string
}

export interface ShopSeed {
  readonly brandName: string
  /** Whose profiles to write. */
  readonly accounts: readonly SeedAccount[]
  /** Whether documents that are there already are put back, or make the whole seeding fail. */
  readonly overwrite: boolean
}

/**
 * Writes the products, the settings and the accounts' profiles in one commit.
 *
 * @throws Error with the database's answer when it refuses
 */
export async function seedShop(target: Target, seed: ShopSeed): Promise<void> {
  const database = `projects/${target.projectId}/databases/(default)`
  /** `timeField` takes the time of the commit. */
  const write = (path: string, data: object, timeField: string) => ({
    update: { name: `${database}/documents/${path}`, fields: toFirestoreFields(data) },
    updateTransforms: [{ fieldPath: timeField, setToServerValue: 'REQUEST_TIME' }],
    ...(!seed.overwrite && { currentDocument: { exists: false } }),
  })
  await post(`${target.origin}/v1/${database}/documents:commit`, target.token, {
    writes: [
      ...seedProducts(seed.brandName).map(({ id, ...product }) =>
        write(`products/${id}`, product, 'updatedAt'),
      ),
      write('settings/shop', seedSettings, 'updatedAt'),
      ...seed.accounts.map((account) =>
        write(`users/${account.uid}`, profileOf(account), 'createdAt'),
      ),
    ],
  })
}
