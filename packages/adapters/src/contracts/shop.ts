import { randomBytes } from 'node:crypto'

import {
  bankRef,
  newPress,
  orderFields,
  orderRef,
  productFieldsOf,
  productRef,
  settingsRef,
  shippingFor,
  type CheckedCustomer,
  type Command,
  type Order,
  type placeOrder,
  type Product,
  type PublicBackend,
  type ShopSettings,
} from '@storefront/domain'
import {
  aBankAccount,
  aCheckedCustomer,
  anOrder,
  aProduct,
  someSettings,
} from '@storefront/domain/testing'

import type { TestBench } from './TestBench.ts'

const priceCents = 2700

/** Stores settings that offer transfers, the account that they go to, and ten bottles of the destilado. */
export async function openShop(
  bench: TestBench,
  settings: Partial<ShopSettings> = {},
): Promise<void> {
  await bench.put(settingsRef.path, { ...someSettings(settings) })
  await bench.put(bankRef.path, { account: aBankAccount() })
  await putProduct(bench)
}

/** Stores a product. Default: ten bottles of the destilado, for 27.00 each. */
export function putProduct(bench: TestBench, overrides: Partial<Product> = {}): Promise<void> {
  const product = aProduct({ priceCents, stock: 10, ...overrides })
  return bench.put(productRef(product.id).path, productFieldsOf(product))
}

/** What a test says of an order. */
export type OrderFacts = Parameters<typeof anOrder>[0]

/** Stores an order. Default: Rosa's, two bottles of the destilado by transfer. */
export async function putOrder(bench: TestBench, overrides: OrderFacts = {}): Promise<Order> {
  const order = anOrder(overrides)
  await bench.put(orderRef(order.id).path, orderFields(order))
  return order
}

/** What the checkout sends. */
type OrderInput = typeof placeOrder extends Command<infer Input, infer _, infer __> ? Input : never

/**
 * What the checkout sends for bottles of the destilado, to be paid in cash. Each call is an order of its own, by
 * a customer with an e-mail address and a telephone number of their own.
 */
export function orderInput(quantity = 1, customer: Partial<CheckedCustomer> = {}): OrderInput {
  const telefono = `09 ${randomBytes(4).readUInt32BE()}`
  const subtotalCents = quantity * priceCents
  return {
    lines: [{ id: 'destilado', quantity, seenPriceCents: priceCents }],
    pickupAddress: '',
    customer: aCheckedCustomer({
      email: `${newPress().toLowerCase()}@example.com`,
      telefono,
      ...customer,
    }),
    paymentMethod: 'onDelivery',
    language: 'es',
    notes: '',
    receiver: null,
    giftNote: '',
    seenTotalCents: subtotalCents + shippingFor(subtotalCents, someSettings(), ''),
    savesProfile: true,
  }
}

/** Returns how many bottles of the destilado are left. */
export async function stockOf({
  products,
}: Pick<PublicBackend, 'products'>): Promise<number | null> {
  return (await products.list()).items.find(({ id }) => id === 'destilado')?.stock ?? null
}
