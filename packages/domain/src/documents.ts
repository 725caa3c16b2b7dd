/** The documents of the database: where each kind lies, and the schema that decodes it. */
import type { Profile } from './account/profile.ts'
import { profileSchema } from './account/profileSchema.ts'
import { auditEntrySchema } from './audit/auditEntrySchema.ts'
import type { AuditEntry } from './audit/AuditLog.ts'
import { cartSchema } from './cart/cartSchema.ts'
import type { UserCart } from './cart/UserCart.ts'
import { pictureSchema } from './catalog/pictureSchema.ts'
import type { Product } from './catalog/product.ts'
import { productSchema } from './catalog/productSchema.ts'
import type { WaitingList } from './catalog/waitingList.ts'
import { waitingListSchema } from './catalog/waitingListSchema.ts'
import { addresseeSchema, type Addressee } from './letters/addressees.ts'
import { letterId, letterKinds, type Letter } from './letters/letter.ts'
import { letterSchema, outboxSchema, waitingLetterSchema } from './letters/letterSchema.ts'
import { waitingLetterId, type WaitingLetter } from './letters/waitingLetter.ts'
import type { Order } from './orders/order.ts'
import { orderNotesSchema } from './orders/orderNotesSchema.ts'
import { orderCounterSchema } from './orders/orderNumber.ts'
import { orderSchema } from './orders/orderSchema.ts'
import type { ShopSettings } from './orders/shopSettings.ts'
import { bankSettingsSchema, shopSettingsSchema } from './orders/shopSettingsSchema.ts'
import type { DocumentRef } from './shared/command.ts'
import { networkSchema, type NetworkPresses } from './shared/networkLimits.ts'

/** A person's profile. */
export const profileRef = (uid: string): DocumentRef<Profile> => ({
  path: `users/${uid}`,
  schema: profileSchema,
})

/** A user's cart. */
export const cartRef = (uid: string): DocumentRef<UserCart> => ({
  path: `carts/${uid}`,
  schema: cartSchema,
})

/** A product. */
export const productRef = (id: string): DocumentRef<Product> => ({
  path: `products/${id}`,
  schema: productSchema,
})

/** Who waits for a product. */
export const waitingListRef = (productId: string): DocumentRef<WaitingList> => ({
  path: `waitingLists/${productId}`,
  schema: waitingListSchema,
})

/** The waiting lists of all products, of which a shop has fewer. */
export const allWaitingLists = {
  collection: 'waitingLists',
  schema: waitingListSchema,
  where: [],
  limit: 1_000,
}

/** The picture of a product that an admin has added. Apart from it, since every page reads the products. */
export const pictureRef = (productId: string) => ({
  path: `pictures/${productId}`,
  schema: pictureSchema,
})

/** An order, by the press that placed it. */
export const orderRef = (id: string): DocumentRef<Order> => ({
  path: `orders/${id}`,
  schema: orderSchema,
})

/** The internal notes of an order, apart from it, since its buyer may read the order. */
export const orderNotesRef = (orderId: string) => ({
  path: `orderNotes/${orderId}`,
  schema: orderNotesSchema,
})

/** A letter about an order, by `letterId`. */
export const letterRef = (id: string): DocumentRef<Letter> => ({
  path: `letters/${id}`,
  schema: letterSchema,
})

/** The letters about what a press does with an order, one of each kind at most. */
export const letterRefs = (orderId: string, press: string) =>
  letterKinds.map((kind) => letterRef(letterId({ orderId, press, kind })))

/** A letter of either kind. */
export const anyLetterRef = (id: string): DocumentRef<Letter | WaitingLetter> => ({
  path: letterRef(id).path,
  schema: outboxSchema,
})

/** A letter to somebody on a waiting list. */
export const waitingLetterRef = (
  about: Pick<WaitingLetter, 'key' | 'kind'>,
): DocumentRef<WaitingLetter> => ({
  path: `letters/${waitingLetterId(about)}`,
  schema: waitingLetterSchema,
})

/** The letters to an address on waiting lists. All expire; these are as many as one commit removes. */
export const waitingLettersTo = (email: string) => ({
  collection: 'letters',
  schema: waitingLetterSchema,
  where: [['email', '==', email]] as const,
  limit: 200,
})

/** What an address got on a day. The hash is of both. */
export const addresseeRef = (hash: string): DocumentRef<Addressee> => ({
  path: `addressees/${hash}`,
  schema: addresseeSchema,
})

/** The public settings. */
export const settingsRef: DocumentRef<ShopSettings> = {
  path: 'settings/shop',
  schema: shopSettingsSchema,
}

/** The account for transfers, which only admins read. */
export const bankRef = { path: 'settings/bank', schema: bankSettingsSchema }

/** The number of the last order. */
export const orderCounterRef = { path: 'counters/orders', schema: orderCounterSchema }

/** What a network address has sent of late. */
export const networkRef = (network: string): DocumentRef<NetworkPresses> => ({
  path: `networks/${network}`,
  schema: networkSchema,
})

/** An entry of the log of roles and bank accounts. */
export const auditEntryRef = (id: string): DocumentRef<AuditEntry> => ({
  path: `auditLog/${id}`,
  schema: auditEntrySchema,
})

/** All orders that match, at most `limit`. */
export const ordersWhere = (
  where: readonly (readonly [string, '==' | '!=' | 'array-contains', string | null])[],
  limit: number,
) => ({ collection: 'orders', schema: orderSchema, where, limit })
