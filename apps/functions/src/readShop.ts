import {
  bankSettingsSchema,
  defaultShopSettings,
  letterSchema,
  oldBankSettingsSchema,
  orderSchema,
  shopSettingsSchema,
  type BankAccount,
  type Letter,
  type Order,
  type ShopSettings,
} from '@storefront/domain'
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import type { ZodMiniType } from 'zod/mini'

/** The settings that letters are written from. */
export interface Shop {
  readonly settings: ShopSettings
  readonly bankAccount: BankAccount | null
}

/** Decodes the document of an order; null when it does not exist, or is invalid, which is logged. */
export const readOrder = (snapshot: DocumentSnapshot): Order | null => decode(orderSchema, snapshot)

/** Decodes the document of a letter; null when it does not exist, or is invalid, which is logged. */
export const readLetter = (snapshot: DocumentSnapshot): Letter | null =>
  decode(letterSchema, snapshot)

/** Loads the settings and the bank account. */
export async function loadShop(database: Firestore): Promise<Shop> {
  const [shop, bank] = await database.getAll(
    database.doc('settings/shop'),
    database.doc('settings/bank'),
  )
  if (shop === undefined || bank === undefined) throw new Error('getAll returns every document')
  return readShop(shop, bank)
}

/** Decodes `settings/shop` and `settings/bank`. */
export function readShop(shop: DocumentSnapshot, bank: DocumentSnapshot): Shop {
  return {
    settings: decode(shopSettingsSchema, shop) ?? defaultShopSettings,
    // An earlier version of the shop has stored the account with the other settings.
    bankAccount: bank.exists
      ? (decode(bankSettingsSchema, bank)?.account ?? null)
      : (decode(oldBankSettingsSchema, shop)?.bankAccount ?? null),
  }
}

/** Logs an invalid document instead of throwing: the platform would retry the same event for a day. */
function decode<T>(schema: ZodMiniType<T>, snapshot: DocumentSnapshot): T | null {
  const fields = snapshot.data()
  if (fields === undefined) return null
  const decoded = schema.safeParse({ ...timesToMillis(fields), id: snapshot.id })
  if (decoded.success) return decoded.data
  logger.error(`${snapshot.ref.path} does not have the shape it must have`, decoded.error)
  return null
}

type Fields = Readonly<Record<string, unknown>>

function timesToMillis(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if (value instanceof Timestamp) return [key, value.toMillis()]
      return [key, isMap(value) ? timesToMillis(value) : value]
    }),
  )
}

function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && value.constructor === Object
}
