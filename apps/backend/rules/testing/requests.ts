import {
  draftOrder,
  type Order,
  type OrderDraft,
  type OrderRequest,
  orderSchema,
  toDecimal,
  toStoredOrder,
} from '@storefront/domain'
import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite'

import { aProduct, someSettings } from './documents.ts'
import type { Want } from './orders.ts'

/** What a request's cart wants, of the products as the shop has them. */
export const wantsIn = ({ cart, products }: OrderRequest): Want[] =>
  products.map(({ id, priceCents, ...fields }) => ({
    productId: id,
    product: aProduct({ ...fields, price: priceCents === null ? null : toDecimal(priceCents) }),
    quantity: cart.find((line) => line.id === id)?.quantity ?? 0,
  }))

/** A request's settings as they are stored. */
export function settingsIn({
  settings: { plannedPause, ...settings },
}: OrderRequest): DocumentData {
  return someSettings({
    ...settings,
    plannedPause: plannedPause && {
      startsAt: Timestamp.fromMillis(plannedPause.startsAt),
      endsAt: Timestamp.fromMillis(plannedPause.endsAt),
    },
  })
}

/** What a forger drafts: the same in a shop that never says no. */
export function draftAnyway(request: OrderRequest): OrderDraft {
  const drafted = draftOrder({
    ...request,
    settings: {
      ...request.settings,
      salesPaused: false,
      plannedPause: null,
      maxBottlesPerOrder: Infinity,
      verifiedEmailOnly: false,
    },
    products: request.products.map((product) => ({
      ...product,
      active: true,
      comingSoon: false,
      stock: product.stock === null ? null : Infinity,
    })),
  })
  if (!drafted.ok) throw new Error(`Not even so: ${drafted.error.code}`)
  return drafted.value
}

/** The document of an order that is placed now. */
export const toDocument = (draft: OrderDraft): DocumentData => ({
  ...toStoredOrder(draft),
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
})

/** The order in a stored document. */
export function parseOrder(id: string, stored: DocumentData | undefined): Order {
  const fields = Object.entries({ ...stored }).map(([key, value]: [string, unknown]) => [
    key,
    value instanceof Timestamp ? value.toMillis() : value,
  ])
  return orderSchema.parse({ ...Object.fromEntries(fields), id })
}
