import { describe, expect, it } from 'vitest'

import { letterRef, orderCounterRef, orderRef, productRef } from '../documents.ts'
import { stateOf } from '../orders/orderSteps.ts'
import { owedOf } from '../orders/owed.ts'
import { aBankAccount, aCheckedCustomer, aProduct } from '../testing/builders.ts'
import { admin, aShop, noon, rosa, runOn } from '../testing/runOn.ts'
import { enterOrder, type EnterOrderInput } from './enterOrder.ts'
import { takeStep } from './takeStep.ts'

const customer = aCheckedCustomer()
const nobody = {
  nombre: 'Bar El Puerto',
  cedula: '',
  businessName: '',
  telefono: '',
  email: '',
  idKind: 'cedula' as const,
}
const nowhere = { direccion: '', city: '', province: '' as const, reference: '' }

const key = 'deskorder00000000001'

const input = (changes: Partial<EnterOrderInput> = {}): EnterOrderInput => ({
  key,
  lines: [{ id: 'destilado', quantity: 2, unitPriceCents: 2700 }],
  shippingCents: 500,
  reason: '',
  pickupAddress: '',
  customer,
  paymentMethod: 'transfer',
  language: 'es',
  notes: '',
  isPaid: false,
  isDelivered: false,
  writesLetters: false,
  ...changes,
})

const pickupAddress = 'Av. Amazonas N24-03, Quito'

const open = (stock: number | null = 10) =>
  runOn(aShop({ settings: { pickupAddress }, products: [aProduct({ stock })] }))

describe('an order that an admin enters', () => {
  it('takes its bottles, gets a number, and says who entered it', async () => {
    const shop = open()
    const entered = await shop.run(enterOrder, input(), admin)
    expect(entered).toMatchObject({
      ok: true,
      already: false,
      value: {
        number: 'A-1001',
        uid: null,
        status: 'pending',
        subtotalCents: 5400,
        totalCents: 5900,
        bankAccount: aBankAccount(),
        customer: { telefonoE164: '+593991234567', idKind: 'cedula' },
        activity: [{ kind: 'entered', by: 'admin', at: noon }],
      },
    })
    expect(shop.find(productRef('destilado'))?.stock).toBe(8)
    expect(shop.find(orderCounterRef)).toEqual({ last: 1001 })
    expect(shop.find(letterRef(key, 'orderReceived'))).toBeNull()
    expect(await shop.run(enterOrder, input(), admin)).toMatchObject({ ok: true, already: true })
    expect(shop.find(productRef('destilado'))?.stock).toBe(8)
  })

  it('is not another one when the form is changed after a lost reply, and sent again', async () => {
    const shop = open()
    await shop.run(enterOrder, input(), admin)
    for (const changed of [{ notes: 'Ring twice.' }, { isPaid: true }, { shippingCents: 700 }]) {
      expect(await shop.run(enterOrder, input(changed), admin)).toEqual({
        ok: false,
        error: 'placed-before',
      })
    }
    expect(shop.find(productRef('destilado'))?.stock).toBe(8)
  })

  it('is the same one when it is sent again after a colleague has taken a step', async () => {
    const shop = open()
    await shop.run(enterOrder, input(), admin)
    const order = shop.find(orderRef(key))
    if (order === null) throw new Error('It was not entered')
    const step = { id: key, step: 'received', seen: stateOf(order), tracking: null }
    await shop.run(takeStep, step, admin)
    expect(await shop.run(enterOrder, input(), admin)).toMatchObject({
      already: true,
      value: { number: 'A-1001', receivedCents: 5_900 },
    })
  })

  it('is done where it was handed over and paid, to somebody of whom only the name is known', async () => {
    const shop = open(null)
    await shop.run(
      enterOrder,
      input({
        customer: { ...nobody, ...nowhere },
        paymentMethod: 'onDelivery',
        isPaid: true,
        isDelivered: true,
        shippingCents: 0,
        writesLetters: true,
      }),
      admin,
    )
    const order = shop.find(orderRef(key))
    expect(order).toMatchObject({
      status: 'delivered',
      deliveredAt: noon,
      paymentReceivedAt: noon,
      bankAccount: null,
    })
    expect(order && owedOf(order)).toBeNull()
    expect(shop.find(letterRef(key, 'orderReceived'))).toBeNull()
  })

  it('writes to its buyer where that is wanted, and never to the shop', async () => {
    const shop = open()
    await shop.run(enterOrder, input({ writesLetters: true }), admin)
    expect(shop.find(letterRef(key, 'orderReceived'))).toMatchObject({ state: 'waiting' })
    expect(shop.find(letterRef(key, 'newOrder'))).toBeNull()
  })

  it('may cost something else, with a reason that stays on record', async () => {
    const shop = open()
    const cheaper = { lines: [{ id: 'destilado', quantity: 1, unitPriceCents: 2000 }] }
    expect(await shop.run(enterOrder, input(cheaper), admin)).toEqual({
      ok: false,
      error: 'reason-missing',
    })
    const reason = 'For the bar'
    expect(await shop.run(enterOrder, input({ ...cheaper, reason }), admin)).toMatchObject({
      value: { totalCents: 2500, activity: [{ kind: 'entered', text: reason }] },
    })
  })

  it('is picked up where the shop offers that, without address and shipping', async () => {
    expect(await open().run(enterOrder, input({ pickupAddress }), admin)).toMatchObject({
      value: { pickupAddress, customer: nowhere, shippingCents: 0, totalCents: 5400 },
    })
    const shop = open()
    await shop.run(enterOrder, input({ pickupAddress }), admin)
    expect(await shop.run(enterOrder, input({ pickupAddress }), admin)).toMatchObject({
      already: true,
    })
    const elsewhere = input({ pickupAddress: 'Calle Doce 34' })
    expect(await open().run(enterOrder, elsewhere, admin)).toEqual({
      ok: false,
      error: 'pickup-not-offered',
    })
  })

  it('is refused for bottles that there are not', async () => {
    expect(await open(1).run(enterOrder, input(), admin)).toEqual({
      ok: false,
      error: 'stock-too-low',
    })
    const lines = [{ id: 'other', quantity: 1, unitPriceCents: 1 }]
    expect(await open().run(enterOrder, input({ lines }), admin)).toEqual({
      ok: false,
      error: 'product-unavailable',
    })
  })

  it('is entered in a shop without settings', async () => {
    const { 'settings/shop': _settings, ...documents } = aShop({ products: [aProduct()] })
    const entered = await runOn(documents).run(enterOrder, input({ writesLetters: true }), admin)
    expect(entered).toMatchObject({ ok: true })
  })

  it.each<[string, object]>([
    ['customer.nombre', { customer: { ...customer, nombre: ' ' } }],
    ['customer.email', { customer: { ...customer, email: 'rosa' } }],
    ['customer.province', { customer: { ...customer, province: 'Galicia' } }],
    ['customer.direccion', { customer: { ...customer, direccion: 'x y'.repeat(99) } }],
    ['lines', { lines: [...input().lines, ...input().lines] }],
    ['key', { key: 'short' }],
    ['shippingCents', { shippingCents: -1 }],
  ])('is refused with a wrong %s', async (field, wrong) => {
    expect(await open().run(enterOrder, { ...input(), ...wrong }, admin)).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: expect.stringContaining(field) },
    })
  })

  it('is forbidden to buyers', async () => {
    expect(await open().run(enterOrder, input(), rosa)).toMatchObject({
      error: { code: 'forbidden' },
    })
  })
})
