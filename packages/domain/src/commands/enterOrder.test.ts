import { describe, expect, it } from 'vitest'

import { bankRef, orderCounterRef, orderRef, productRef } from '../documents.ts'
import { owedOf } from '../orders/owed.ts'
import {
  aBankAccount,
  aCheckedCustomer,
  aCheckedReceiver,
  anOrder,
  aPress,
  aProduct,
  aReceiver,
  noon,
} from '../testing/builders.ts'
import { admin, aShop, done, runOn, type Stored } from '../testing/runOn.ts'
import { enterOrder, type EnterOrderInput } from './enterOrder.ts'
import { takeStep } from './takeStep.ts'

const customer = aCheckedCustomer()
const nowhere = { direccion: '', city: '', province: '' as const, reference: '' }
const bar = {
  ...customer,
  ...nowhere,
  nombre: 'Bar El Puerto',
  cedula: '',
  telefono: '',
  email: '',
}
const pickupAddress = 'Av. Amazonas N24-03, Quito'
const press = aPress(50)
const sender = { ...admin, press }
const cash = { paymentMethod: 'onDelivery' } as const

const input = (changes: Partial<EnterOrderInput> = {}): EnterOrderInput => ({
  lines: [{ id: 'destilado', quantity: 2, unitPriceCents: 2_700 }],
  shippingCents: 500,
  reason: '',
  pickupAddress: '',
  customer,
  paymentMethod: 'transfer',
  language: 'es',
  receiver: null,
  notes: '',
  giftNote: '',
  isPaid: false,
  isDelivered: false,
  writesLetters: false,
  ...changes,
})

const stored = (more: Parameters<typeof aShop>[0] = {}): Stored =>
  aShop({ settings: { pickupAddress }, products: [aProduct({ stock: 10 })], ...more })

/** Enters an order; answers with it, or with the refusal, and the letters that were written. */
async function enter(changes: Partial<EnterOrderInput> = {}, documents = stored()) {
  const shop = runOn(documents)
  const entered = await shop.run(enterOrder, input(changes), sender)
  const letters = Object.keys(shop.documents()).filter((path) => path.startsWith('letters/'))
  return [
    entered.ok ? entered.value : entered.error,
    letters.map((path) => path.split('-')[2]),
  ] as const
}

describe('an order that an admin enters', () => {
  it('takes its bottles, gets a number, says who entered it, and is open by its link', async () => {
    const shop = runOn(stored())
    const entered = await shop.run(enterOrder, input(), sender)
    const expected = anOrder({ id: press, uid: null, isEntered: true, writesLetters: false })
    expect(entered).toEqual(done(expected))
    expect(shop.find(orderRef(press))).toEqual(expected)
    expect(shop.find(productRef('destilado'))?.stock).toBe(8)
    expect(shop.find(orderCounterRef)).toEqual({ last: 1001 })
  })

  it('that is sent again is one, as it is by now, whatever has changed in the form', async () => {
    const shop = runOn(stored())
    await shop.run(enterOrder, input(), sender)
    await shop.run(
      takeStep,
      { id: press, version: 1, steps: [{ kind: 'received', cents: 5_900 }] },
      admin,
    )
    for (const changes of [{}, { notes: 'Ring twice.' }, { shippingCents: 700 }]) {
      expect(await shop.run(enterOrder, input(changes), sender)).toMatchObject({
        already: true,
        value: { number: 'A-1001', receivedCents: 5_900, shippingCents: 500 },
      })
    }
    expect(shop.find(productRef('destilado'))?.stock).toBe(8)
  })

  it('is done where it was handed over and paid, to somebody of whom only the name is known', async () => {
    const handedOver = { ...cash, customer: bar, isPaid: true, isDelivered: true, shippingCents: 0 }
    const [order, letters] = await enter(
      { ...handedOver, writesLetters: true },
      stored({ products: [aProduct()] }),
    )
    expect(order).toMatchObject({
      status: 'delivered',
      deliveredAt: noon,
      paymentReceivedAt: noon,
      receivedCents: 5_400,
      bankAccount: null,
      holds: {},
    })
    expect('entries' in Object(order) && owedOf(anOrder(Object(order)))).toBeNull()
    expect(letters).toEqual([])
  })

  it.each<[Partial<EnterOrderInput>, readonly string[]]>([
    [{ writesLetters: true }, ['orderReceived']],
    [{ writesLetters: true, isPaid: true }, ['paymentReceived']],
    [{ writesLetters: false }, []],
  ])(
    'writes to its buyer where that is wanted, and never to the shop: %o',
    async (changes, kinds) => {
      expect((await enter(changes))[1]).toEqual(kinds)
    },
  )

  it('that costs nothing has received nothing, and no letter says so', async () => {
    const [given, letters] = await enter({
      lines: [{ id: 'destilado', quantity: 2, unitPriceCents: 0 }],
      shippingCents: 0,
      reason: 'A gift',
      isPaid: true,
      writesLetters: true,
    })
    expect(given).toMatchObject({ receivedCents: 0, dueCents: 0, paymentReceivedAt: null })
    expect(letters).toEqual([])
  })

  it('has another price only for a reason, which stays on record', async () => {
    const cheaper = { lines: [{ id: 'destilado', quantity: 1, unitPriceCents: 2_000 }] }
    expect((await enter(cheaper))[0]).toBe('reason-missing')
    const reason = 'For the bar'
    expect((await enter({ ...cheaper, reason }))[0]).toMatchObject({
      totalCents: 2_500,
      entries: [{ reason }],
    })
  })

  it('is a gift with a note and a receiver, whose province it goes to, unless it is picked up', async () => {
    const provinceTerms = [
      { province: 'Azuay', shippingCents: 500, deliveryDays: null, onDeliveryOffered: true },
    ] as const
    const shop = stored({ settings: { pickupAddress, provinceTerms, shippingCents: 700 } })
    const gift = { giftNote: 'Para Inés', receiver: aCheckedReceiver() }
    expect((await enter(gift, shop))[0]).toMatchObject({
      giftNote: 'Para Inés',
      customer: { ...customer, ...nowhere },
      receiver: aReceiver(),
      isShippingAgreed: false,
    })
    expect((await enter({ ...gift, pickupAddress }, shop))[0]).toMatchObject({ receiver: null })
  })

  it('has the shipping that was agreed on, or the usual one', async () => {
    const agreed = [500, 700, 0].map(async (shippingCents) => (await enter({ shippingCents }))[0])
    expect(await Promise.all(agreed)).toMatchObject([
      { shippingCents: 500, isShippingAgreed: false },
      { shippingCents: 700, isShippingAgreed: true },
      { shippingCents: 0, isShippingAgreed: true },
    ])
  })

  it('is picked up where the shop offers that, without address and shipping', async () => {
    const [order] = await enter({ pickupAddress })
    expect(order).toMatchObject({
      pickupAddress,
      customer: nowhere,
      shippingCents: 0,
      isShippingAgreed: false,
    })
    expect((await enter({ pickupAddress: 'Calle Doce 34' }))[0]).toBe('pickup-not-offered')
  })

  it('is no open transfer while the shop has no account; one that was paid needs none', async () => {
    const { [bankRef.path]: _, ...withoutBank } = stored()
    for (const documents of [stored({ bankAccount: null }), withoutBank]) {
      expect((await enter({}, documents))[0]).toBe('bank-account-missing')
      expect((await enter(cash, documents))[0]).toMatchObject({ bankAccount: null })
      expect((await enter({ isPaid: true }, documents))[0]).toMatchObject({ dueCents: 0 })
    }
    expect((await enter())[0]).toMatchObject({ bankAccount: aBankAccount() })
  })

  it('is refused for bottles that there are not', async () => {
    expect((await enter({}, stored({ products: [aProduct({ stock: 1 })] })))[0]).toBe(
      'stock-too-low',
    )
    const lines = [{ id: 'other', quantity: 1, unitPriceCents: 1 }]
    expect((await enter({ lines }))[0]).toBe('product-unavailable')
  })

  it('is entered in a shop without settings', async () => {
    const { 'settings/shop': _, ...documents } = stored()
    const [order, letters] = await enter({ writesLetters: true }, documents)
    expect([order, letters]).toEqual([expect.objectContaining({ totalCents: 5_900 }), []])
  })

  it.each<[string, object]>([
    ['customer.nombre', { customer: { ...customer, nombre: ' ' } }],
    ['customer.email', { customer: { ...customer, email: 'rosa' } }],
    ['customer.direccion', { customer: { ...customer, direccion: 'x y'.repeat(99) } }],
    ['lines', { lines: [...input().lines, ...input().lines] }],
    ['shippingCents', { shippingCents: -1 }],
  ])('is refused with a wrong %s', async (field, wrong) => {
    expect((await enter(wrong))[0]).toEqual({
      code: 'invalid-input',
      message: expect.stringContaining(field),
    })
  })
})
