import { createHash, randomBytes } from 'node:crypto'

import {
  defaultShopSettings,
  draftOrder,
  orderIdFrom,
  orderIdLength,
  toCartLine,
  type Account,
  type Backend,
  type Customer,
  type OrderDraft,
  type ShopSettings,
} from '@storefront/domain'
import { aCustomer } from '@storefront/domain/testing'

import type { DocumentFields } from '../documents/decodeDocument.ts'
import { valueOf, type Visitor } from './people.ts'
import type { TestBench } from './TestBench.ts'

const updatedAt = Date.UTC(2026, 0, 2)

/** The document of a product, without its id. */
export const productFields = (overrides: DocumentFields = {}): DocumentFields => ({
  name: 'Amaru Destilado',
  price: 27,
  currency: 'USD',
  image: 'bottle-destilado-1',
  active: true,
  comingSoon: false,
  stock: 10,
  alcoholByVolume: 32,
  volumeMl: 750,
  sortOrder: 1,
  updatedAt,
  ...overrides,
})

/** The default settings, with transfers. */
export const openSettings: ShopSettings = { ...defaultShopSettings, transferOffered: true }

/** Stores settings that offer transfers, and the given products. */
export async function openShop(
  bench: TestBench,
  products: Readonly<Record<string, DocumentFields>>,
): Promise<void> {
  await bench.put('settings/shop', { ...openSettings, updatedAt })
  for (const [id, fields] of Object.entries(products)) {
    await bench.put(`products/${id}`, productFields(fields))
  }
}

/** The customer of an account's orders. */
export const customerOf = ({ email }: Account): Customer => aCustomer({ email })

/** Drafts an order from the shop's current products; `bottles` has the quantity by product id. */
export async function draftFor(
  { device, account }: Visitor,
  bottles: Readonly<Record<string, number>>,
): Promise<OrderDraft> {
  const products = await device.products.list()
  const cart = products.flatMap((product) => {
    const quantity = bottles[product.id]
    return quantity === undefined ? [] : [toCartLine(product, quantity)]
  })
  return valueOf(
    draftOrder({
      id: orderIdFrom(randomBytes(orderIdLength)),
      uid: account.uid,
      cart,
      products,
      settings: await device.settings.shop(),
      paymentMethod: 'transfer',
      language: 'es',
      customer: customerOf(account),
      emailVerified: account.emailVerified,
      now: Date.now(),
    }),
  )
}

/** Lets a buyer order again at once, although an account may place one order in five minutes. */
export const letOrderAgain = (bench: TestBench, { account }: Visitor): Promise<void> =>
  bench.remove(`carts/${account.uid}`)

/** Places `count` orders of one bottle each, one after the other, and returns their ids. */
export async function placeOrders(
  bench: TestBench,
  buyer: Visitor,
  count: number,
): Promise<string[]> {
  const ids: string[] = []
  for (let i = 0; i < count; i += 1) {
    await letOrderAgain(bench, buyer)
    const draft = await draftFor(buyer, { destilado: 1 })
    ids.push(valueOf(await buyer.device.orders.place(draft)).id)
  }
  return ids
}

/** Returns the number of a new order. */
export const numberOf = (orderId: string): string =>
  createHash('sha256').update(orderId).digest('hex').slice(0, 10).toUpperCase()

/** Returns the public stock of a product. */
export async function stockOf(device: Backend, id: string): Promise<number | null | undefined> {
  return (await device.products.list()).find((product) => product.id === id)?.stock
}
