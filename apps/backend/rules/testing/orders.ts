import { orderTotals, searchTermsOf, type ShopSettings, toCents } from '@storefront/domain'
import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite'

import { type Change, type Commit, set, update } from './commit.ts'
import { aProduct, longAgo, someSettings } from './documents.ts'
import type { Person } from './people.ts'

/** A product document and how many of it somebody orders. */
export interface Want {
  readonly productId: string
  readonly product: DocumentData
  readonly quantity: number
}

/** So many different products, and so many bottles wanted of each. */
export const wantsOf = (count: number, changes: DocumentData = {}, quantity = 2): Want[] =>
  Array.from({ length: count }, (_, i) => ({
    productId: `bottle-${i}`,
    product: aProduct({ name: `Bottle ${i}`, price: 19.99 + i, ...changes }),
    quantity,
  }))

/** The documents a shop needs before these wants can be ordered. */
export const stockOf = (wants: readonly Want[], settings = someSettings()) => ({
  'settings/shop': settings,
  ...Object.fromEntries(
    wants.map(({ productId, product }) => [`products/${productId}`, product] as const),
  ),
})

/** The order document that a buyer makes of these wants. */
export function anOrder(
  buyer: Person,
  wants: readonly Want[],
  settings: DocumentData = someSettings(),
): DocumentData {
  const items = wants.map(({ productId, product, quantity }) => ({
    productId,
    name: String(product['name']),
    quantity,
    unitPriceCents: toCents(Number(product['price'])),
  }))
  const customer = {
    nombre: 'Ana Luz',
    cedula: '1710034065',
    email: buyer.email,
    telefono: '+593 99 123 4567',
    direccion: 'Av. Amazonas N24-03, Quito',
  }
  return {
    uid: buyer.uid,
    items,
    // Sound, since the builder of settings makes documents of this shape.
    ...orderTotals(items, settings as ShopSettings),
    currency: 'USD',
    status: 'pending',
    paymentMethod: 'transfer',
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    customer,
    notes: 'Ring twice.',
    searchTerms: searchTermsOf(customer),
  }
}

/** The same order as it lies in the database, of long ago. */
export const aStoredOrder = (
  buyer: Person,
  wants: readonly Want[],
  status: string,
): DocumentData => ({
  ...anOrder(buyer, wants),
  status,
  createdAt: longAgo,
  updatedAt: longAgo,
})

/** A product's change when the order's line takes (-1) or gives back (1) its bottles. */
function stamping(want: Want, stamp: DocumentData, direction: 1 | -1): Change {
  const stock: unknown = want.product['stock']
  return update(
    typeof stock === 'number' ? { ...stamp, stock: stock + direction * want.quantity } : stamp,
  )
}

/** The commit that places an order: the order, the emptied cart, and every product's stamp. */
export function placing(
  orderId: string,
  buyer: Person,
  wants: readonly Want[],
  order: DocumentData = anOrder(buyer, wants),
): Commit {
  const sales = wants.map((want, line) => {
    const stamp = { lastSale: { orderId, line } }
    return [`products/${want.productId}`, stamping(want, stamp, -1)] as const
  })
  return {
    [`orders/${orderId}`]: set(order),
    [`carts/${buyer.uid}`]: set({ items: [] }),
    ...Object.fromEntries(sales),
  }
}

/** What a step changes of an order. */
export const stepTo = (status: string): DocumentData => ({
  status,
  updatedAt: serverTimestamp(),
  [`${status}At`]: serverTimestamp(),
})

/** The commit that moves an order on without touching a product. */
export const moving = (orderId: string, status: string): Commit => ({
  [`orders/${orderId}`]: update(stepTo(status)),
})

/** The commit that cancels an order of these wants and gives the counted stock back. */
export function cancelling(orderId: string, wants: readonly Want[]): Commit {
  const returns = wants.map((want, line) => {
    const stamp = { lastReturn: { orderId, line } }
    return [`products/${want.productId}`, stamping(want, stamp, 1)] as const
  })
  const counted = returns.filter((_, line) => wants[line]?.product['stock'] !== null)
  return { ...moving(orderId, 'cancelled'), ...Object.fromEntries(counted) }
}

/** The same wants with so many bottles of each product left. */
export const withStock = (wants: readonly Want[], stock: number | null): Want[] =>
  wants.map(({ productId, product, quantity }) => ({
    productId,
    product: { ...product, stock },
    quantity,
  }))
