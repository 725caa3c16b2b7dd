import {
  addresseeSchema,
  defaultShopSettings,
  orderSchema,
  outboxSchema,
  productSchema,
  shopSettingsSchema,
  waitingListSchema,
  type Addressee,
  type Letter,
  type Order,
  type Product,
  type ShopSettings,
  type WaitingLetter,
  type WaitingList,
} from '@storefront/domain'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { ZodMiniType } from 'zod/mini'

import { log } from '../log.ts'

/** Decodes the document of an order; null when it does not exist, or is invalid, which is logged. */
export const readOrder = (snapshot: DocumentSnapshot): Order | null => decode(orderSchema, snapshot)

/** Decodes the document of a letter; null when it does not exist, or is invalid, which is logged. */
export const readLetter = (snapshot: DocumentSnapshot): Letter | WaitingLetter | null =>
  decode(outboxSchema, snapshot)

/** Decodes the document of a product; null when it does not exist. */
export const readProduct = (snapshot: DocumentSnapshot): Product | null =>
  decode(productSchema, snapshot)

/** Decodes who waits for a product; null when nobody does. */
export const readWaitingList = (snapshot: DocumentSnapshot): WaitingList | null =>
  decode(waitingListSchema, snapshot)

/** Decodes what an address got on a day; null when it got nothing. */
export const readAddressee = (snapshot: DocumentSnapshot): Addressee | null =>
  decode(addresseeSchema, snapshot)

/** Decodes `settings/shop`. */
export const readSettings = (snapshot: DocumentSnapshot): ShopSettings =>
  decode(shopSettingsSchema, snapshot) ?? defaultShopSettings

/** Logs an invalid document instead of throwing: the platform would retry the same event for a day. */
function decode<T>(schema: ZodMiniType<T>, snapshot: DocumentSnapshot): T | null {
  const fields = snapshot.data()
  if (fields === undefined) return null
  const decoded = schema.safeParse({ ...fields, id: snapshot.id })
  if (decoded.success) return decoded.data
  const { issues } = decoded.error
  log.error(`${snapshot.ref.path} does not have the shape it must have`, { issues })
  return null
}
