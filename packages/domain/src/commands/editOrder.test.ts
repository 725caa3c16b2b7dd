import { describe, expect, it } from 'vitest'

import { orderRef, productRef } from '../documents.ts'
import type { Province } from '../orders/address.ts'
import { anonymised, versionOf, type Order } from '../orders/order.ts'
import type { ShopSettings } from '../orders/shopSettings.ts'
import { err } from '../shared/result.ts'
import {
  aBankAccount,
  aCheckedCustomer,
  aCheckedReceiver,
  aCustomer,
  afterPresses,
  anOrder,
  aPress,
  aProduct,
  aReceiver,
  noon,
} from '../testing/builders.ts'
import { admin, aShop, done, runOn } from '../testing/runOn.ts'
import { editOrder } from './editOrder.ts'

const customer = aCheckedCustomer()
const noAddress = { direccion: '', city: '', province: '', reference: '' } as const
const pickupAddress = 'Av. Amazonas N24-03, Quito'
const triple = aProduct({ id: 'triple', name: 'Amaru Triple', priceCents: 3_900, stock: 5 })
const order = anOrder({ uid: null })
const bottles = (quantity: number) => ({ lines: [{ id: 'destilado', quantity }] })

/** An edit of an order as it was seen. */
const input = (seen: Order, changes: object = {}) => ({
  id: seen.id,
  version: versionOf(seen),
  lines: seen.items.map(({ productId: id, quantity }) => ({ id, quantity })),
  pickupAddress: seen.pickupAddress,
  customer: seen.pickupAddress === '' ? customer : { ...customer, ...noAddress },
  receiver: null,
  giftNote: seen.giftNote,
  paymentMethod: seen.paymentMethod,
  agreedShippingCents: seen.isShippingAgreed ? seen.shippingCents : null,
  discountCents: seen.discountCents,
  reason: '',
  ...changes,
})

const open = (
  before: Order = order,
  settings: Partial<ShopSettings> = {},
  bankAccount: ReturnType<typeof aBankAccount> | null = aBankAccount(),
) =>
  runOn(
    aShop({
      orders: [before],
      bankAccount,
      settings,
      products: [aProduct({ stock: 4 }), triple, aProduct({ id: 'hidden', active: false })],
    }),
  )

/** Edits the order as it is, and returns it after that, or the refusal. */
async function edit(changes: object, before: Order = order, shop = open(before)) {
  const edited = await shop.run(
    editOrder,
    input(shop.find(orderRef(before.id)) ?? before, changes),
    admin,
  )
  return edited.ok ? edited.value : edited.error
}

describe('an edit of an order', () => {
  it('adds terms to it, once, with who edited it and when', async () => {
    const shop = open()
    const moved = { ...customer, direccion: 'Calle Doce 34', city: 'Cuenca', province: 'Azuay' }
    const sender = { ...admin, press: aPress(50) }
    const edited = await shop.run(editOrder, input(order, { customer: moved }), sender)
    expect(edited).toMatchObject(done({ totalCents: 5_900, customer: moved }))
    expect(shop.find(orderRef(order.id))?.entries.at(-1)).toMatchObject({
      kind: 'edited',
      press: aPress(50),
      by: 'admin',
      at: noon,
      took: {},
    })
    expect(await shop.run(editOrder, input(order, bottles(4)), sender)).toEqual({
      ...edited,
      already: true,
    })
  })

  it('changes whom it is for; the address of an account stays', async () => {
    const other = { customer: { ...customer, nombre: 'Luis Tituaña', email: 'luis@example.com' } }
    expect(await edit(other, anOrder())).toMatchObject({
      customer: { nombre: 'Luis Tituaña', email: 'rosa@example.com' },
    })
    expect(await edit(other)).toMatchObject({ customer: { email: 'luis@example.com' } })
  })

  it('adds and takes bottles, at the price that was agreed on or that of now', async () => {
    const shop = open()
    const lines = [
      { id: 'destilado', quantity: 1 },
      { id: 'triple', quantity: 2 },
    ]
    expect(await edit({ lines }, order, shop)).toMatchObject({
      items: [
        { productId: 'destilado', quantity: 1, unitPriceCents: 2_700 },
        { productId: 'triple', name: 'Amaru Triple', quantity: 2, unitPriceCents: 3_900 },
      ],
      // Free from 100.00.
      shippingCents: 0,
      totalCents: 10_500,
      holds: { destilado: 1, triple: 2 },
    })
    expect(['destilado', 'triple'].map((id) => shop.find(productRef(id))?.stock)).toEqual([5, 3])
  })

  it('puts back no more than the order took: a shelf that was counted later keeps its count', async () => {
    const before = anOrder({ took: {} })
    const shop = open(before)
    await edit(bottles(1), before, shop)
    expect(shop.find(productRef('destilado'))?.stock).toBe(4)
    expect(await edit(bottles(3), before, shop)).toMatchObject({ holds: { destilado: 2 } })
    expect(shop.find(productRef('destilado'))?.stock).toBe(2)
  })

  it('takes none of bottles that are not counted', async () => {
    const shop = runOn(aShop({ orders: [order] }))
    expect(await edit(bottles(9), order, shop)).toMatchObject({ holds: { destilado: 2 } })
    expect(await edit(bottles(8), order, shop)).toMatchObject({ holds: { destilado: 1 } })
  })

  it('leaves what was received: more is due, or the rest has to go back', async () => {
    const paid = anOrder({ uid: null, paymentReceivedAt: 1 })
    const shop = open(paid)
    const sums: unknown[] = []
    for (const quantity of [3, 1, 2]) {
      const edited = await edit(bottles(quantity), paid, shop)
      sums.push(edited)
    }
    expect(sums).toMatchObject([
      { dueCents: 2_700, toRefundCents: 0 },
      { dueCents: 0, toRefundCents: 2_700 },
      { dueCents: 0, toRefundCents: 0, receivedCents: 5_900 },
    ])
  })
})

/** A gift to somebody in a province. */
const gift = (province: Province = 'Azuay') => ({ receiver: aCheckedReceiver({ province }) })

describe('a gift', () => {
  it('gets its receiver, whose address takes the place of the buyer’s, and the note on its card', async () => {
    const shop = open()
    expect(await edit({ ...gift(), giftNote: 'Para Inés' }, order, shop)).toMatchObject({
      customer: { ...customer, ...noAddress },
      receiver: aReceiver(),
      giftNote: 'Para Inés',
    })
    expect(await edit({ giftNote: '' }, order, shop)).toMatchObject({
      customer,
      receiver: null,
      giftNote: '',
    })
  })
})

describe('a discount', () => {
  const discountCents = 900

  it('lowers the total, for a reason that stays on record', async () => {
    const shop = open()
    expect(await edit({ discountCents }, order, shop)).toBe('reason-missing')
    const reason = 'Por la espera'
    const edited = await edit({ discountCents, reason }, order, shop)
    expect(edited).toMatchObject({ totalCents: 5_000, dueCents: 5_000 })
    expect(shop.find(orderRef(order.id))?.entries.at(-1)).toMatchObject({ reason })
    // The same one, and none, need no reason.
    expect(await edit({ discountCents, ...bottles(1) }, order, shop)).toMatchObject({
      totalCents: 2_300,
    })
    expect(await edit({ discountCents: 0 }, order, shop)).toMatchObject({ totalCents: 3_200 })
  })

  it('is at most what the order costs', async () => {
    const most = { discountCents: 5_900, reason: 'Sample' }
    expect(await edit(most)).toMatchObject({ totalCents: 0, dueCents: 0 })
    expect(await edit({ ...most, discountCents: 5_901 })).toBe('discount-too-high')
    expect(await edit({ ...most, ...bottles(1) })).toBe('discount-too-high')
  })
})

describe('an order that has left', () => {
  const tracking = { carrier: 'Tramaco', number: '77' }
  const left = anOrder({ uid: null, status: 'shipped', tracking })
  const moved = { ...customer, direccion: 'Calle Doce 34', province: 'Galápagos' }

  it('changes for whom it is and where it goes, at the same cost and with its tracking', async () => {
    const shop = open(left, { shippingCents: 700 })
    expect(await edit({ customer: moved }, left, shop)).toMatchObject({
      customer: moved,
      totalCents: 5_900,
      tracking,
      status: 'shipped',
    })
    expect(await edit(gift(), left, shop)).toMatchObject({ receiver: aReceiver(), tracking })
  })

  it.each([
    bottles(1),
    { paymentMethod: 'onDelivery' },
    { agreedShippingCents: 0 },
    { discountCents: 1, reason: 'Late' },
    { giftNote: 'Para ti' },
    { pickupAddress },
  ])('changes nothing else: %o', async (changes) => {
    expect(await edit(changes, left, open(left, { pickupAddress }))).toBe('step-impossible')
  })
})

describe('the shipping of an edited order', () => {
  const galapagos = { ...customer, city: 'Puerto Ayora', province: 'Galápagos' }
  const provinceTerms = [
    { province: 'Galápagos', shippingCents: 1_500, deliveryDays: null, onDeliveryOffered: false },
  ] as const
  const agreed = anOrder({ uid: null, shippingCents: 300, isShippingAgreed: true })

  it.each<[string, Order, Partial<ShopSettings>, object, number]>([
    [
      'follows the province to which it now goes',
      order,
      { provinceTerms },
      { customer: galapagos },
      1_500,
    ],
    [
      'stays where another province costs the same',
      order,
      { shippingCents: 700 },
      { customer: { ...customer, province: 'Azuay' } },
      500,
    ],
    [
      'follows the settings when the bottles change',
      order,
      { shippingCents: 700 },
      bottles(1),
      700,
    ],
    ['stays as it was agreed when the bottles change', agreed, {}, bottles(4), 300],
    [
      'stays as it was agreed when the province changes',
      agreed,
      { provinceTerms },
      { customer: galapagos },
      300,
    ],
    ['is agreed on by an edit, also that it is free', order, {}, { agreedShippingCents: 0 }, 0],
    [
      'follows the settings where nothing is agreed on any more',
      agreed,
      { shippingCents: 700 },
      { agreedShippingCents: null },
      700,
    ],
    ['follows the province of the receiver', order, { provinceTerms }, gift('Galápagos'), 1_500],
    ['is none of one that is now picked up', agreed, { pickupAddress }, { pickupAddress }, 0],
  ])('%s', async (_, before, settings, changes, shippingCents) => {
    expect(await edit(changes, before, open(before, settings))).toMatchObject({ shippingCents })
  })
})

describe('an order that is picked up', () => {
  const pickedUp = anOrder({
    uid: null,
    pickupAddress,
    shippingCents: 0,
    customer: aCustomer(noAddress),
  })

  it('stays where it is picked up, also once the shop has moved', async () => {
    expect(await edit(bottles(1), pickedUp)).toMatchObject({ pickupAddress, totalCents: 2_700 })
  })

  it('is shipped by an edit, at the shipping of now', async () => {
    expect(await edit({ pickupAddress: '', customer }, pickedUp)).toMatchObject({
      pickupAddress: '',
      customer,
      shippingCents: 500,
    })
  })

  it('becomes one, without address, where the shop offers that', async () => {
    expect(await edit({ pickupAddress }, order, open(order, { pickupAddress }))).toMatchObject({
      pickupAddress,
      customer: noAddress,
    })
    expect(await edit({ pickupAddress })).toBe('pickup-not-offered')
  })
})

describe('how an edited order is paid', () => {
  const cash = anOrder({ uid: null, paymentMethod: 'onDelivery' })

  it('changes to cash, without an account, and back, with the days that are promised now', async () => {
    const shop = open(order, { transferDays: 2, pendingDays: 5 })
    expect(await edit({ paymentMethod: 'onDelivery' }, order, shop)).toMatchObject({
      bankAccount: null,
      pendingDays: 7,
    })
    expect(await edit({ paymentMethod: 'transfer' }, order, shop)).toMatchObject({
      bankAccount: aBankAccount(),
      transferDays: 2,
      pendingDays: 5,
    })
  })

  it('keeps account and days of a transfer, whatever the settings say now', async () => {
    const shop = open(order, { transferDays: 1, pendingDays: 1 }, aBankAccount({ number: '9' }))
    expect(await edit(bottles(1), order, shop)).toMatchObject({
      bankAccount: aBankAccount(),
      transferDays: null,
      pendingDays: 7,
    })
  })

  it('is no transfer without an account, but one that was entered without stays', async () => {
    const { 'settings/bank': _, ...documents } = aShop({ orders: [cash] })
    for (const shop of [open(cash, {}, null), runOn(documents)]) {
      expect(await edit({ paymentMethod: 'transfer' }, cash, shop)).toBe('transfer-not-offered')
    }
    const entered = anOrder({ uid: null, bankAccount: null, receivedCents: 5_900 })
    expect(await edit(bottles(1), entered, open(entered, {}, null))).toMatchObject({
      bankAccount: null,
    })
  })
})

describe('an edit is refused', () => {
  it.each<[string, Order]>([
    ['goes no further', anOrder({ status: 'cancelled' })],
    ['has no customer any more', anonymised(anOrder())],
  ])('of an order that %s', async (_, gone) => {
    expect(await edit({}, gone)).toBe('step-impossible')
  })

  it('with the order of now if something has happened to it since it was seen', async () => {
    const paid = afterPresses(order, [{ kind: 'received', cents: 1 }])
    expect(await open(paid).run(editOrder, input(order, bottles(3)), admin)).toEqual(
      err({ code: 'changed', stored: paid }),
    )
    expect(await runOn(aShop()).run(editOrder, input(order), admin)).toMatchObject({
      error: 'order-not-found',
    })
  })

  it.each([
    ['stock-too-low', 'destilado', 7],
    ['product-unavailable', 'hidden', 1],
    ['product-unavailable', 'none', 1],
  ])('with %s', async (error, id, quantity) => {
    expect(await edit({ lines: [{ id, quantity }] })).toBe(error)
  })

  it('with a product twice', async () => {
    const lines = [...bottles(1).lines, ...bottles(2).lines]
    expect(await edit({ lines })).toMatchObject({ code: 'invalid-input' })
  })

  it('in no shop because it has no settings', async () => {
    const { 'settings/shop': _, ...documents } = aShop({ orders: [order] })
    expect(await edit(bottles(1), order, runOn(documents))).toMatchObject({ totalCents: 3_200 })
  })
})
