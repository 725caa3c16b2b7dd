import { createHash } from 'node:crypto'

import {
  changesOf,
  orderTotals,
  searchTermsOf,
  toCents,
  type Correction,
  type OrderState,
  type ShopSettings,
  type Step,
} from '@storefront/domain'
import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite'

import { set, update, type Change, type Commit } from './commit.ts'
import { aProduct, longAgo, someSettings } from './documents.ts'
import type { Person } from './people.ts'

/** A product's document and the ordered quantity. */
export interface LineItem {
  readonly productId: string
  readonly product: DocumentData
  readonly quantity: number
}

/** Returns `count` line items of different products. */
export const lineItemsOf = (count: number, changes: DocumentData = {}, quantity = 2): LineItem[] =>
  Array.from({ length: count }, (_, i) => ({
    productId: `bottle-${i}`,
    product: aProduct({ name: `Bottle ${i}`, price: 19.99 + i, ...changes }),
    quantity,
  }))

/** The documents that a shop needs before these line items can be ordered. */
export const shopDocuments = (lineItems: readonly LineItem[], settings = someSettings()) => ({
  'settings/shop': settings,
  ...Object.fromEntries(
    lineItems.map(({ productId, product }) => [`products/${productId}`, product] as const),
  ),
})

/** The document of a buyer's order of these line items. */
export function anOrder(
  buyer: Person,
  lineItems: readonly LineItem[],
  settings: DocumentData = someSettings(),
): DocumentData {
  const items = lineItems.map(({ productId, product, quantity }) => ({
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
    // `someSettings` builds documents of this type.
    ...orderTotals(items, settings as ShopSettings),
    currency: 'USD',
    status: 'pending',
    paymentMethod: 'transfer',
    paymentReceivedAt: null,
    language: 'es',
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    customer,
    notes: 'Ring twice.',
    searchTerms: searchTermsOf(customer),
  }
}

/** The document of an order that was placed long ago. */
export const aStoredOrder = (
  buyer: Person,
  lineItems: readonly LineItem[],
  status: string,
): DocumentData => ({
  ...anOrder(buyer, lineItems),
  status,
  createdAt: longAgo,
  updatedAt: longAgo,
})

/** The change of a product whose bottles are taken (-1) or returned (1). */
function stampChange(lineItem: LineItem, stamp: DocumentData, direction: 1 | -1): Change {
  const stock: unknown = lineItem.product['stock']
  return update(
    typeof stock === 'number' ? { ...stamp, stock: stock + direction * lineItem.quantity } : stamp,
  )
}

/** The number that people read, which follows from the id. */
export const numberOf = (orderId: string): string =>
  createHash('sha256').update(orderId).digest('hex').slice(0, 10).toUpperCase()

/**
 * The commit that places an order: the order, the emptied cart, and the stamp of each product. An order
 * without a number gets the right one.
 */
export function orderCommit(
  orderId: string,
  buyer: Person,
  lineItems: readonly LineItem[],
  order: DocumentData = anOrder(buyer, lineItems),
): Commit {
  const sales = lineItems.map((lineItem, line) => {
    const stamp = { lastSale: { orderId, line } }
    return [`products/${lineItem.productId}`, stampChange(lineItem, stamp, -1)] as const
  })
  return {
    [`orders/${orderId}`]: set({ number: numberOf(orderId), ...order }),
    [`carts/${buyer.uid}`]: set({ items: [], orderedAt: serverTimestamp(), orderId }),
    ...Object.fromEntries(sales),
  }
}

interface StepSettings {
  /** The order before the step. Default: new, and its money is due. */
  readonly before?: OrderState
  /** How many entries the activity has. Default: none. */
  readonly entries?: number
  /** Default: the time of the commit. */
  readonly time?: unknown
}

const newOrder: OrderState = { status: 'pending', paymentReceivedAt: null, refundedAt: null }

/** The fields of an order that change with a step. */
export const stepChange = (
  step: Step | Correction,
  by: Person,
  { before = newOrder, entries = 0, time = serverTimestamp() }: StepSettings = {},
): DocumentData => ({
  ...changesOf(before, step, time),
  updatedAt: time,
  [`activity.${entries}`]: { kind: step, by: by.uid, at: time },
})

/** The commit of a step of an order, which changes no product. */
export const stepCommit = (
  orderId: string,
  step: Step | Correction,
  by: Person,
  settings: StepSettings = {},
): Commit => ({ [`orders/${orderId}`]: update(stepChange(step, by, settings)) })

/** The commit that cancels an order of these line items and returns the counted bottles. */
export function cancelCommit(
  orderId: string,
  lineItems: readonly LineItem[],
  by: Person,
  settings: StepSettings = {},
): Commit {
  const returns = lineItems.map((lineItem, line) => {
    const stamp = { lastReturn: { orderId, line } }
    return [`products/${lineItem.productId}`, stampChange(lineItem, stamp, 1)] as const
  })
  const counted = returns.filter((_, line) => lineItems[line]?.product['stock'] !== null)
  return { ...stepCommit(orderId, 'cancelled', by, settings), ...Object.fromEntries(counted) }
}

/** Returns the line items with another stock of each product. */
export const withStock = (lineItems: readonly LineItem[], stock: number | null): LineItem[] =>
  lineItems.map(({ productId, product, quantity }) => ({
    productId,
    product: { ...product, stock },
    quantity,
  }))
