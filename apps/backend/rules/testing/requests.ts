import {
  draftOrder,
  orderSchema,
  toDecimal,
  toStoredOrder,
  type Order,
  type OrderDraft,
  type OrderRequest,
} from '@storefront/domain'
import { serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore/lite'

import { aProduct, someSettings } from './documents.ts'
import { numberOf, type LineItem } from './orders.ts'

/** Returns a line item for each product of a request, with the quantity in its cart. */
export const lineItemsIn = ({ cart, products }: OrderRequest): LineItem[] =>
  products.map(({ id, priceCents, ...fields }) => ({
    productId: id,
    product: aProduct({ ...fields, price: priceCents === null ? null : toDecimal(priceCents) }),
    quantity: cart.find((line) => line.id === id)?.quantity ?? 0,
  }))

/** Returns the document of a request's settings. */
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

/** Drafts the order of a refused request as a forger would, in a shop without limits. */
export function draftAnyway(request: OrderRequest): OrderDraft {
  const drafted = draftOrder({
    ...request,
    settings: {
      ...request.settings,
      salesPaused: false,
      plannedPause: null,
      maxBottlesPerOrder: Infinity,
      verifiedEmailOnly: false,
      transferOffered: true,
    },
    products: request.products.map((product) => ({
      ...product,
      active: true,
      comingSoon: false,
      stock: product.stock === null ? null : Infinity,
    })),
  })
  if (!drafted.ok) throw new Error(`Still refused: ${drafted.error.code}`)
  return drafted.value
}

/** Returns the document of an order that is placed now. */
export const toDocument = (draft: OrderDraft): DocumentData => ({
  ...toStoredOrder(draft, numberOf(draft.id)),
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
})

/** Parses the order in a stored document. */
export function parseOrder(id: string, stored: DocumentData | undefined): Order {
  const fields = Object.entries({ ...stored }).map(([key, value]: [string, unknown]) => [
    key,
    value instanceof Timestamp ? value.toMillis() : value,
  ])
  return orderSchema.parse({ ...Object.fromEntries(fields), id })
}
