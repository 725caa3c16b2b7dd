import { describe, expect, it } from 'vitest'

import { orderRef, productRef } from '../documents.ts'
import { anonymisedCustomer } from '../orders/customer.ts'
import type { Order } from '../orders/order.ts'
import { dueOf, moneyOf, toRefundOf } from '../orders/orderMoney.ts'
import { stateOf } from '../orders/orderSteps.ts'
import type { ShopSettings } from '../orders/shopSettings.ts'
import {
  aBankAccount,
  aCheckedCustomer,
  aCustomer,
  anOrder,
  aProduct,
} from '../testing/builders.ts'
import { admin, aShop, noon, runOn } from '../testing/runOn.ts'
import { editOrder } from './editOrder.ts'

const customer = aCheckedCustomer()
const triple = aProduct({ id: 'triple', name: 'Amaru Triple', priceCents: 3900, stock: 5 })

const input = (order: Order, changes: object = {}) => ({
  id: order.id,
  seen: stateOf(order),
  lines: order.items.map(({ productId: id, quantity }) => ({ id, quantity })),
  pickupAddress: order.pickupAddress,
  customer,
  paymentMethod: order.paymentMethod,
  ...changes,
})

const open = (
  order: Order,
  bankAccount: ReturnType<typeof aBankAccount> | null = aBankAccount(),
  settings: Partial<ShopSettings> = {},
) =>
  runOn(
    aShop({
      orders: [order],
      bankAccount,
      settings,
      products: [aProduct({ stock: 4 }), triple, aProduct({ id: 'hidden', active: false })],
    }),
  )

const order = anOrder({ uid: null })

describe('an edit of an order', () => {
  it('changes where it goes, and says so in the activity', async () => {
    const shop = open(order)
    const moved = { ...customer, direccion: 'Calle Doce 34', city: 'Cuenca', province: 'Azuay' }
    const edited = await shop.run(editOrder, input(order, { customer: moved }), admin)
    expect(edited).toMatchObject({
      ok: true,
      already: false,
      value: {
        totalCents: order.totalCents,
        receivedCents: 0,
        customer: moved,
        activity: [{ kind: 'edited', by: 'admin', at: noon, edited: ['address'], cents: 0 }],
      },
    })
    const again = await shop.run(editOrder, input(order, { customer: moved }), admin)
    expect(again).toEqual({ ...edited, already: true })
  })

  it('costs the shipping of the province to which it now goes', async () => {
    const shop = open(order, aBankAccount(), {
      provinceTerms: [{ province: 'Galápagos', shippingCents: 1500, onDeliveryOffered: false }],
    })
    const moved = { ...customer, city: 'Puerto Ayora', province: 'Galápagos' }
    expect(await shop.run(editOrder, input(order, { customer: moved }), admin)).toMatchObject({
      value: { shippingCents: 1500, totalCents: 6900, activity: [{ cents: 1000 }] },
    })
  })

  describe('of an order that is picked up', () => {
    const address = 'Av. Amazonas N24-03, Quito'
    const noAddress = { direccion: '', city: '', province: '', reference: '' } as const
    const pickedUp = anOrder({
      ...order,
      pickupAddress: address,
      shippingCents: 0,
      totalCents: 5400,
      customer: aCustomer(noAddress),
    })

    it('costs no shipping, and leaves it where it is picked up', async () => {
      const shop = open(pickedUp)
      const lines = [{ id: 'destilado', quantity: 1 }]
      const edit = input(pickedUp, { lines, customer: { ...customer, ...noAddress } })
      expect(await shop.run(editOrder, edit, admin)).toMatchObject({
        value: { pickupAddress: address, shippingCents: 0, totalCents: 2700 },
      })
    })

    it('ships it, and charges the shipping', async () => {
      const edit = input(pickedUp, { pickupAddress: '' })
      expect(await open(pickedUp).run(editOrder, edit, admin)).toMatchObject({
        value: {
          pickupAddress: '',
          customer,
          shippingCents: 500,
          activity: [{ edited: ['delivery'], cents: 500 }],
        },
      })
    })

    it('has it picked up where the shop offers that, without address and shipping', async () => {
      // Shipping that was agreed on, in a shop that charges none.
      const settings = { pickupAddress: address, shippingCents: 0 }
      const shop = open(order, aBankAccount(), settings)
      const edit = input(order, { pickupAddress: address })
      expect(await shop.run(editOrder, edit, admin)).toMatchObject({
        value: {
          pickupAddress: address,
          customer: noAddress,
          shippingCents: 0,
          totalCents: 5400,
          activity: [{ edited: ['delivery'], cents: -500 }],
        },
      })
    })

    it('is refused where the shop does not offer it', async () => {
      const edit = input(order, { pickupAddress: address })
      expect(await open(order).run(editOrder, edit, admin)).toEqual({
        ok: false,
        error: 'pickup-not-offered',
      })
    })
  })

  it('keeps its shipping where another province costs the same', async () => {
    const shop = open(order, aBankAccount(), { shippingCents: 700 })
    const moved = { ...customer, city: 'Ambato', province: 'Tungurahua' }
    expect(await shop.run(editOrder, input(order, { customer: moved }), admin)).toMatchObject({
      value: { shippingCents: 500, totalCents: 5900, activity: [{ cents: 0 }] },
    })
  })

  it('changes whom it is for; the address of an account stays', async () => {
    const own = anOrder()
    const shop = open(own)
    const other = { ...customer, nombre: 'Luis Tituaña', email: 'luis@example.com' }
    await shop.run(editOrder, input(own, { customer: other }), admin)
    expect(shop.find(orderRef(own.id))).toMatchObject({
      customer: { nombre: 'Luis Tituaña', email: 'rosa@example.com' },
      activity: [{ edited: ['customer'] }],
    })
  })

  it('adds and takes bottles, at the price that was seen or that of now, with the difference', async () => {
    const shop = open(order)
    const lines = [
      { id: 'destilado', quantity: 1 },
      { id: 'triple', quantity: 2 },
    ]
    await shop.run(editOrder, input(order, { lines }), admin)
    const after = shop.find(orderRef(order.id))
    expect(after).toMatchObject({
      items: [
        { productId: 'destilado', quantity: 1, unitPriceCents: 2700 },
        { productId: 'triple', name: 'Amaru Triple', quantity: 2, unitPriceCents: 3900 },
      ],
      // Free from 100.00.
      shippingCents: 0,
      totalCents: 10_500,
      activity: [{ edited: ['items'], cents: 4_600 }],
    })
    expect(shop.find(productRef('destilado'))?.stock).toBe(5)
    expect(shop.find(productRef('triple'))?.stock).toBe(3)
  })

  it('leaves what was received: more is due, or the rest has to go back', async () => {
    const paid = anOrder({ uid: null, paymentReceivedAt: 1 })
    const shop = open(paid)
    const more = input(paid, { lines: [{ id: 'destilado', quantity: 3 }] })
    await shop.run(editOrder, more, admin)
    const raised = shop.find(orderRef(paid.id)) ?? paid
    expect([moneyOf(raised), dueOf(raised)]).toEqual(['due', 2_700])
    const fewer = input(raised, { lines: [{ id: 'destilado', quantity: 1 }] })
    await shop.run(editOrder, fewer, admin)
    const lowered = shop.find(orderRef(paid.id)) ?? paid
    expect([moneyOf(lowered), toRefundOf(lowered)]).toEqual(['toRefund', 2_700])
    const back = input(lowered, { lines: [{ id: 'destilado', quantity: 2 }] })
    await shop.run(editOrder, back, admin)
    expect(shop.find(orderRef(paid.id))).toMatchObject({ receivedCents: 5_900, totalCents: 5_900 })
  })

  it('changes how it is paid', async () => {
    const shop = open(order)
    await shop.run(editOrder, input(order, { paymentMethod: 'onDelivery' }), admin)
    const cash = shop.find(orderRef(order.id)) ?? order
    expect(cash).toMatchObject({ paymentMethod: 'onDelivery', bankAccount: null })
    await shop.run(editOrder, input(cash, { paymentMethod: 'transfer' }), admin)
    expect(shop.find(orderRef(order.id))).toMatchObject({ bankAccount: aBankAccount() })
  })

  it('is no transfer without an account', async () => {
    const cash = anOrder({ uid: null, paymentMethod: 'onDelivery', bankAccount: null })
    const shop = open(cash, null)
    const edit = input(cash, { paymentMethod: 'transfer' })
    expect(await shop.run(editOrder, edit, admin)).toEqual({
      ok: false,
      error: 'transfer-not-offered',
    })
  })

  it('leaves a transfer that was entered without an account', async () => {
    const entered = anOrder({ uid: null, bankAccount: null })
    const edit = input(entered, { lines: [{ id: 'destilado', quantity: 1 }] })
    expect(await open(entered, null).run(editOrder, edit, admin)).toMatchObject({
      value: { paymentMethod: 'transfer', bankAccount: null, subtotalCents: 2700 },
    })
  })

  it.each<[string, Order]>([
    ['has left', anOrder({ status: 'shipped', shippedAt: 1 })],
    ['has no customer any more', anOrder({ customer: anonymisedCustomer })],
  ])('is refused of an order that %s', async (_name, gone) => {
    expect(
      await open(gone).run(editOrder, input(gone, { paymentMethod: 'onDelivery' }), admin),
    ).toEqual({ ok: false, error: 'order-changed' })
  })

  it('is refused if the order has moved since it was seen', async () => {
    const paid = anOrder({ paymentReceivedAt: 7 })
    const edit = input(order, { lines: [{ id: 'destilado', quantity: 3 }] })
    expect(await open(paid).run(editOrder, edit, admin)).toEqual({
      ok: false,
      error: 'order-changed',
    })
    expect(await runOn(aShop()).run(editOrder, edit, admin)).toEqual({
      ok: false,
      error: 'order-not-found',
    })
  })

  it('is refused if a colleague has edited it since, whatever they have changed', async () => {
    const shop = open(order)
    await shop.run(editOrder, input(order, { customer: { ...customer, reference: 'Blue' } }), admin)
    const edit = input(order, { lines: [{ id: 'destilado', quantity: 3 }] })
    expect(await shop.run(editOrder, edit, admin)).toEqual({ ok: false, error: 'order-changed' })
  })

  it.each([
    ['stock-too-low', [{ id: 'destilado', quantity: 7 }]],
    ['product-unavailable', [{ id: 'hidden', quantity: 1 }]],
    ['product-unavailable', [{ id: 'none', quantity: 1 }]],
  ])('is refused with %s', async (error, lines) => {
    expect(await open(order).run(editOrder, input(order, { lines }), admin)).toEqual({
      ok: false,
      error,
    })
  })

  it('is decided without settings', async () => {
    const { 'settings/shop': _settings, ...documents } = aShop({ orders: [order] })
    const edit = input(order, { lines: [{ id: 'destilado', quantity: 1 }] })
    expect(await runOn(documents).run(editOrder, edit, admin)).toMatchObject({ ok: true })
  })

  it('has each product once', async () => {
    const lines = [
      { id: 'destilado', quantity: 1 },
      { id: 'destilado', quantity: 2 },
    ]
    expect(await open(order).run(editOrder, input(order, { lines }), admin)).toMatchObject({
      error: { code: 'invalid-input' },
    })
  })
})
