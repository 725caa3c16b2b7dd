import type { BankAccount, ShopSettings } from '@storefront/domain'

import {
  profileOf,
  seedProducts,
  seedSettings,
  type SeedAccount,
  type SeedBatches,
} from '../seed/index.ts'
import { post } from './post.ts'
import { toFirestoreFields } from './toFirestoreFields.ts'

/** A Firestore database, and the token to bypass its rules. */
export interface Target {
  /** Origin of its REST API. */
  readonly origin: string
  readonly projectId: string
  /** A bearer token of an owner of the project. */
  readonly token: string
}

export interface ShopSeed {
  readonly brandName: string
  /** Accounts whose profiles are written. */
  readonly accounts: readonly SeedAccount[]
  /** Fields of the settings that differ from the seed's. */
  readonly settings?: Partial<ShopSettings>
  /** Default: none, until the owner enters them. */
  readonly batches?: SeedBatches
  /** Default: none, until the owner enters it. */
  readonly bankAccount?: BankAccount
  /** Whether to overwrite existing documents; otherwise one makes the whole seeding fail. */
  readonly overwrite: boolean
}

/**
 * Writes the products, the settings and the accounts' profiles in one commit. No order was placed yet, so there is no
 * counter.
 *
 * @throws SetupError with the response of the database when it refuses
 */
export async function seedShop(target: Target, seed: ShopSeed): Promise<void> {
  const database = `projects/${target.projectId}/databases/(default)`
  const write = (path: string, data: object) => ({
    update: { name: `${database}/documents/${path}`, fields: toFirestoreFields(data) },
    ...(!seed.overwrite && { currentDocument: { exists: false } }),
  })
  const updatedAt = Date.now()
  await post(`${target.origin}/v1/${database}/documents:commit`, target.token, {
    writes: [
      ...seedProducts(seed.brandName, seed.batches).map(({ id, ...product }) =>
        write(`products/${id}`, { ...product, updatedAt }),
      ),
      write('settings/shop', { ...seedSettings, ...seed.settings, updatedAt }),
      ...(seed.bankAccount === undefined
        ? []
        : [write('settings/bank', { account: seed.bankAccount, updatedAt })]),
      ...seed.accounts.map((account) => ({
        ...write(`users/${account.uid}`, profileOf(account)),
        // As its owner's browser writes it.
        updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
      })),
    ],
  })
}
