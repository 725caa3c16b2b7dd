import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { productFieldsOf } from '../catalog/productSchema.ts'
import {
  bankRef,
  cartRef,
  letterRef,
  networkRef,
  orderRef,
  productRef,
  profileRef,
  settingsRef,
} from '../documents.ts'
import { letterDelayMs } from '../letters/letter.ts'
import { customerFieldNames, customerFields } from '../orders/customer.ts'
import { draftOrder } from '../orders/draftOrder.ts'
import { maxGiftNoteLength, maxNotesLength } from '../orders/order.ts'
import { networkWindowMs } from '../orders/orderLimits.ts'
import { anyOrderInput, anyOrderRequest } from '../testing/arbitraries.ts'
import {
  aBankAccount,
  aCaller,
  aCartLine,
  aCheckedCustomer,
  aLetter,
  anOrder,
  anOrderInput,
  aProduct,
  aProfile,
  someSettings,
} from '../testing/builders.ts'
import { admin, aShop, guest, noon, rosa, runOn, type Stored } from '../testing/runOn.ts'
import { cancelOrder } from './cancelOrder.ts'
import { placeOrder, type PlaceOrderInput } from './placeOrder.ts'

const { key } = anOrderInput()
const keyOf = (index: number) => `key${String(index).padStart(17, '0')}`

/** Orders with these differences, which are all placed for different people. */
const anOrderOf = (index: number, overrides: Partial<PlaceOrderInput> = {}) =>
  anOrderInput({
    key: keyOf(index),
    customer: aCheckedCustomer({
      email: `buyer${index}@example.com`,
      telefono: `022${300_000 + index}`,
    }),
    ...overrides,
  })

describe('an order', () => {
  it('is placed by a guest, at prices and with the settings of now', async () => {
    const shop = runOn(aShop())
    const placed = await shop.run(placeOrder, anOrderInput({ notes: ' Timbre 2 ' }), guest)
    expect(placed).toEqual({
      ok: true,
      already: false,
      value: anOrder({
        id: key,
        uid: null,
        items: [
          { productId: 'destilado', name: 'Amaru Destilado', quantity: 1, unitPriceCents: 2700 },
        ],
        subtotalCents: 2700,
        shippingCents: 500,
        totalCents: 3200,
        notes: 'Timbre 2',
      }),
    })
    expect(placed.ok && shop.find(orderRef(key))).toEqual(placed.ok && placed.value)
  })

  it('of an account carries its id and its own address', async () => {
    const shop = runOn(aShop())
    const customer = aCheckedCustomer({ email: 'somebody.else@example.com' })
    await shop.run(placeOrder, anOrderInput({ customer }), rosa)
    expect(shop.find(orderRef(key))).toMatchObject({
      uid: 'rosa',
      customer: { email: 'rosa@example.com' },
    })
  })

  it('has the kind of the id that follows from the id', async () => {
    const shop = runOn(aShop())
    const customer = aCheckedCustomer({ cedula: ' 1790012344001 ', idKind: 'passport' })
    await shop.run(placeOrder, anOrderInput({ customer }))
    expect(shop.find(orderRef(key))?.customer).toMatchObject({
      cedula: '1790012344001',
      idKind: 'ruc',
    })
  })

  it('has the number to call, which the server reads out of the telephone', async () => {
    const shop = runOn(aShop())
    const customer = aCheckedCustomer({ telefono: '593 099 123 4567 / 02 234 5678' })
    await shop.run(placeOrder, anOrderInput({ customer }))
    expect(shop.find(orderRef(key))?.customer).toMatchObject({
      telefono: '593 099 123 4567 / 02 234 5678',
      telefonoE164: '+593991234567',
    })
  })

  it('is placed with a telephone that nobody can call', async () => {
    const shop = runOn(aShop())
    const customer = aCheckedCustomer({ telefono: '2345678' })
    await shop.run(placeOrder, anOrderInput({ customer }))
    expect(shop.find(orderRef(key))?.customer.telefonoE164).toBe('')
  })

  it('gets the next number: A-1001, A-1002', async () => {
    const shop = runOn(aShop())
    for (const index of [1, 2]) await shop.run(placeOrder, anOrderOf(index))
    const numbers = [1, 2].map((index) => shop.find(orderRef(keyOf(index)))?.number)
    expect(numbers).toEqual(['A-1001', 'A-1002'])
  })

  it('takes its bottles out of a counted stock, down to the last one', async () => {
    const shop = runOn(aShop({ products: [aProduct({ stock: 1 })] }))
    expect(await shop.run(placeOrder, anOrderOf(1))).toMatchObject({ ok: true })
    expect(shop.find(productRef('destilado'))?.stock).toBe(0)
    expect(await shop.run(placeOrder, anOrderOf(2))).toEqual({
      ok: false,
      error: { code: 'product-unavailable', productIds: ['destilado'] },
    })
    expect(shop.find(orderRef(keyOf(2)))).toBeNull()
  })

  it('leaves a stock that is not counted alone', async () => {
    const shop = runOn(aShop())
    await shop.run(placeOrder, anOrderInput())
    expect(shop.find(productRef('destilado'))?.stock).toBeNull()
  })

  it('needs no settings, counter or documents of the buyer', async () => {
    const shop = runOn({ 'products/destilado': productFieldsOf(aProduct()) })
    const input = anOrderInput({ paymentMethod: 'onDelivery' })
    const stranger = { caller: aCaller({ uid: 'new', email: 'new@example.com' }) }
    expect(await shop.run(placeOrder, input, stranger)).toMatchObject({ ok: true })
    expect(Object.keys(shop.documents()).toSorted()).toEqual([
      'counters/orders',
      `orders/${key}`,
      'products/destilado',
    ])
  })

  it('comes to what was drafted, for every cart and shop', async () => {
    const anyOrder = anyOrderRequest.chain((request) =>
      fc.record({ request: fc.constant(request), input: anyOrderInput(request) }),
    )
    await fc.assert(
      fc.asyncProperty(anyOrder, async ({ request, input }) => {
        const { settings, products, now } = request
        const shop = runOn(aShop({ settings, products }))
        const drafted = draftOrder(request)
        const placed = await shop.run(placeOrder, input, { now })
        expect(placed.ok ? placed.value : placed.error).toMatchObject(
          drafted.ok ? drafted.value : drafted.error,
        )
        const sold = new Map(
          placed.ok ? placed.value.items.map((item) => [item.productId, item.quantity]) : [],
        )
        for (const { id, stock } of products) {
          const left = stock === null ? null : stock - (sold.get(id) ?? 0)
          expect(shop.find(productRef(id))?.stock).toBe(left)
        }
        // Sent again, it is the same order.
        expect(await shop.run(placeOrder, input, { now: now + 1 })).toEqual(
          placed.ok ? { ...placed, already: true } : placed,
        )
      }),
    )
  })
})

describe('an order by transfer', () => {
  it('keeps the account that it is to be paid to', async () => {
    const shop = runOn(aShop())
    await shop.run(placeOrder, anOrderInput())
    expect(shop.find(orderRef(key))?.bankAccount).toEqual(aBankAccount())
  })

  it.each<[string, Stored]>([
    ['while the shop has no account', aShop({ bankAccount: null })],
    ['while the shop does not offer it', aShop({ settings: { transferOffered: false } })],
  ])('is refused %s', async (_, documents) => {
    expect(await runOn(documents).run(placeOrder, anOrderInput())).toEqual({
      ok: false,
      error: { code: 'transfer-not-offered' },
    })
  })

  it('is the only one that has an account', async () => {
    const shop = runOn(aShop())
    await shop.run(placeOrder, anOrderInput({ paymentMethod: 'onDelivery' }))
    expect(shop.find(orderRef(key))?.bankAccount).toBeNull()
  })
})

describe('an order to a province with terms of its own', () => {
  const provinceTerms = [
    { province: 'Galápagos', shippingCents: 1500, onDeliveryOffered: false },
  ] as const
  const toGalapagos = { customer: aCheckedCustomer({ province: 'Galápagos' }) }

  it('costs its shipping', async () => {
    const shop = runOn(aShop({ settings: { provinceTerms } }))
    expect(await shop.run(placeOrder, anOrderInput(toGalapagos))).toEqual({
      ok: false,
      error: { code: 'total-changed', totalCents: 4200 },
    })
    await shop.run(placeOrder, anOrderInput({ ...toGalapagos, seenTotalCents: 4200 }))
    expect(shop.find(orderRef(key))).toMatchObject({ shippingCents: 1500, totalCents: 4200 })
  })

  it('is not paid on delivery where that is not offered', async () => {
    const shop = runOn(aShop({ settings: { provinceTerms } }))
    const input = anOrderInput({ ...toGalapagos, paymentMethod: 'onDelivery' })
    expect(await shop.run(placeOrder, input)).toEqual({
      ok: false,
      error: { code: 'on-delivery-not-offered' },
    })
  })
})

describe('an order that is picked up', () => {
  const pickupAddress = 'Av. Amazonas N24-03, Quito'
  const settings = { pickupAddress, onDeliveryOffered: false }
  const customer = aCheckedCustomer({ direccion: '', city: '', province: '', reference: '' })
  const picked = (overrides: Partial<PlaceOrderInput> = {}) =>
    anOrderInput({ pickupAddress, customer, seenTotalCents: 2700, ...overrides })

  it('has the address of the shop, no own one, and no shipping', async () => {
    const shop = runOn(aShop({ settings }))
    await shop.run(placeOrder, picked({ paymentMethod: 'onDelivery' }))
    expect(shop.find(orderRef(key))).toMatchObject({
      pickupAddress,
      shippingCents: 0,
      totalCents: 2700,
      customer,
    })
  })

  it('leaves the address of the profile alone', async () => {
    const shop = runOn(
      aShop({ settings, profiles: { rosa: aProfile({ direccion: 'Calle Doce 34' }) } }),
    )
    await shop.run(placeOrder, picked(), rosa)
    expect(shop.find(profileRef('rosa'))?.direccion).toBe('Calle Doce 34')
  })

  it.each([
    ['where the shop offers none', ''],
    ['once the shop has moved', 'Calle Larga 1-23, Cuenca'],
  ])('is refused %s', async (_, now) => {
    const shop = runOn(aShop({ settings: { pickupAddress: now } }))
    expect(await shop.run(placeOrder, picked())).toEqual({
      ok: false,
      error: { code: 'pickup-not-offered' },
    })
  })

  it('is another order than the same one that is shipped', async () => {
    const shop = runOn(aShop({ settings: { ...settings, shippingCents: 0 } }))
    await shop.run(placeOrder, picked())
    expect(await shop.run(placeOrder, anOrderInput({ seenTotalCents: 2700 }))).toMatchObject({
      error: { code: 'placed-before' },
    })
    expect(await shop.run(placeOrder, picked())).toMatchObject({ ok: true, already: true })
  })
})

const kindsIn = (documents: Stored) =>
  Object.keys(documents).filter((path) => path.startsWith('letters/'))

describe('the letters of a new order', () => {
  it('are written with it, to its buyer and to the owner', async () => {
    const shop = runOn(aShop())
    await shop.run(placeOrder, anOrderInput())
    expect(kindsIn(shop.documents())).toEqual([
      `letters/${key}-orderReceived`,
      `letters/${key}-newOrder`,
    ])
    expect(shop.find(letterRef(key, 'orderReceived'))).toEqual(
      aLetter({ orderId: key, sendAt: noon + letterDelayMs }),
    )
  })

  it('are not written while letters are off', async () => {
    const shop = runOn(aShop({ settings: { lettersOn: false } }))
    await shop.run(placeOrder, anOrderInput())
    expect(kindsIn(shop.documents())).toEqual([])
  })
})

describe("the buyer's own documents", () => {
  it('keep a bottle that was added to the cart meanwhile', async () => {
    const items = [aCartLine({ quantity: 3 }), aCartLine({ id: 'triple' })]
    const merged = [{ id: 'guest-cart', quantities: { destilado: 1 } }]
    const shop = runOn(aShop({ carts: { rosa: { items, merged } } }))
    await shop.run(placeOrder, anOrderInput(), rosa)
    expect(shop.find(cartRef('rosa'))).toEqual({
      items: [aCartLine({ quantity: 2 }), aCartLine({ id: 'triple' })],
      merged,
    })
  })

  it('lose the ordered bottles and nothing else', async () => {
    const shop = runOn(aShop({ carts: { rosa: { items: [aCartLine()] } } }))
    await shop.run(placeOrder, anOrderInput(), rosa)
    expect(shop.find(cartRef('rosa'))?.items).toEqual([])
  })

  it('complete the profile, and leave address and role as they are', async () => {
    const profile = aProfile({ telefono: '', direccion: '', role: 'admin' })
    const shop = runOn(aShop({ profiles: { rosa: profile } }))
    const customer = aCheckedCustomer({ reference: 'Casa azul' })
    await shop.run(placeOrder, anOrderInput({ customer }), rosa)
    expect(shop.find(profileRef('rosa'))).toEqual({
      ...profile,
      telefono: '+593 99 123 4567',
      direccion: 'Av. Amazonas N34-120\nQuito, Pichincha\nReferencia: Casa azul',
    })
  })

  it('are not touched by a guest with the same address', async () => {
    const before = aShop({ carts: { rosa: { items: [aCartLine()] } } })
    const shop = runOn(before)
    await shop.run(placeOrder, anOrderInput())
    const after = shop.documents()
    expect([after['carts/rosa'], after['users/rosa']]).toEqual([
      before['carts/rosa'],
      before['users/rosa'],
    ])
  })
})

describe('an order that is sent again', () => {
  it('is answered with the order that was placed, and writes nothing', async () => {
    const shop = runOn(aShop({ products: [aProduct({ stock: 5 })] }))
    const placed = await shop.run(placeOrder, anOrderInput(), { network: 'home' })
    const before = shop.documents()
    const again = await shop.run(placeOrder, anOrderInput(), { network: 'home', now: noon + 1 })
    expect(again).toEqual({ ...placed, already: true })
    expect(shop.documents()).toEqual(before)
  })

  it.each<[string, Stored]>([
    [
      'the price has changed',
      { 'products/destilado': productFieldsOf(aProduct({ priceCents: 1 })) },
    ],
    ['the bottles are sold out', { 'products/destilado': productFieldsOf(aProduct({ stock: 0 })) }],
    ['sales are paused', { [settingsRef.path]: { ...someSettings({ salesPaused: true }) } }],
    ['shipping has changed', { [settingsRef.path]: { ...someSettings({ shippingCents: 1 }) } }],
    ['the account was removed', { [bankRef.path]: { account: null } }],
  ])('is answered so although %s', async (_, changed) => {
    const shop = runOn(aShop())
    const placed = await shop.run(placeOrder, anOrderInput())
    const later = runOn({ ...shop.documents(), ...changed })
    expect(await later.run(placeOrder, anOrderInput())).toEqual({ ...placed, already: true })
  })

  it('is answered so in another language, and with other blanks and capitals', async () => {
    const shop = runOn(aShop())
    await shop.run(placeOrder, anOrderInput())
    const customer = aCheckedCustomer({ nombre: ' Rosa Quishpe', email: 'ROSA@example.com ' })
    expect(await shop.run(placeOrder, anOrderInput({ customer, language: 'en' }))).toMatchObject({
      ok: true,
      already: true,
      value: { language: 'es' },
    })
  })

  const twoBottles = {
    lines: [{ id: 'destilado', quantity: 2 }],
    seenTotalCents: 5900,
  }

  it.each<[string, Partial<PlaceOrderInput>]>([
    ['more bottles', twoBottles],
    ['more bottles at the old total', { lines: twoBottles.lines }],
    ['another product', { lines: [{ id: 'triple', quantity: 1 }] }],
    ['one product more', { lines: [...anOrderInput().lines, { id: 'triple', quantity: 1 }] }],
    ['another total', { seenTotalCents: 3201 }],
    ['another payment', { paymentMethod: 'onDelivery' }],
    ['other notes', { notes: 'Timbre 2' }],
    ['another note for the gift', { giftNote: 'Salud' }],
    ...customerFieldNames.map((field): [string, Partial<PlaceOrderInput>] => [
      `another ${field}`,
      {
        customer: {
          ...aCheckedCustomer(),
          [field]: { province: 'Loja', telefono: '0987654321', other: 'x@example.com' }[
            field === 'province' || field === 'telefono' ? field : 'other'
          ],
        },
      },
    ]),
  ])('with %s is refused, and places nothing', async (_, changed) => {
    const products = [aProduct(), aProduct({ id: 'triple' })]
    const shop = runOn(aShop({ products }))
    await shop.run(placeOrder, anOrderInput())
    const before = shop.documents()
    expect(await shop.run(placeOrder, anOrderInput(changed))).toEqual({
      ok: false,
      error: { code: 'placed-before', number: 'A-1001' },
    })
    expect(shop.documents()).toEqual(before)
  })

  it('with fewer products is refused, also at the old total', async () => {
    const shop = runOn(aShop({ products: [aProduct(), aProduct({ id: 'triple' })] }))
    const lines = ['destilado', 'triple'].map((id) => ({ id, quantity: 1 }))
    const input = anOrderInput({ lines, seenTotalCents: 5900 })
    expect(await shop.run(placeOrder, input)).toMatchObject({ ok: true })
    expect(await shop.run(placeOrder, { ...input, lines: lines.slice(1) })).toMatchObject({
      error: { code: 'placed-before' },
    })
  })

  it.each([
    ['was cancelled', { status: 'cancelled', cancelledAt: noon }],
    ['was shipped', { status: 'shipped', shippedAt: noon }],
    ['was delivered', { status: 'delivered', deliveredAt: noon }],
  ] as const)('is refused once it %s', async (_, moved) => {
    const shop = runOn(aShop())
    const placed = await shop.run(placeOrder, anOrderInput())
    if (!placed.ok) throw new Error('The order was not placed')
    const later = runOn({
      ...shop.documents(),
      ...aShop({ orders: [{ ...placed.value, ...moved }] }),
    })
    expect(await later.run(placeOrder, anOrderInput())).toMatchObject({
      error: { code: 'placed-before' },
    })
  })

  it('is answered so once it was paid', async () => {
    const shop = runOn(aShop())
    const placed = await shop.run(placeOrder, anOrderInput())
    if (!placed.ok) throw new Error('The order was not placed')
    const paid = { ...placed.value, paymentReceivedAt: noon }
    const later = runOn(aShop({ orders: [paid] }))
    expect(await later.run(placeOrder, anOrderInput())).toEqual({
      ok: true,
      already: true,
      value: paid,
    })
  })

  it.each([
    ['a guest', guest],
    ['another account', admin],
  ])('is refused for %s if it belongs to an account', async (_, sender) => {
    const shop = runOn(aShop())
    await shop.run(placeOrder, anOrderInput(), rosa)
    expect(await shop.run(placeOrder, anOrderInput(), sender)).toEqual({
      ok: false,
      error: { code: 'placed-before', number: 'A-1001' },
    })
  })

  it('is answered so for a guest who has signed in meanwhile', async () => {
    const shop = runOn(aShop())
    await shop.run(placeOrder, anOrderInput(), guest)
    expect(await shop.run(placeOrder, anOrderInput(), rosa)).toMatchObject({ already: true })
  })

  it('after a cancellation needs a new key, and is then placed', async () => {
    const shop = runOn(aShop())
    await shop.run(placeOrder, anOrderInput())
    await shop.run(cancelOrder, { id: key })
    expect(await shop.run(placeOrder, anOrderInput({ key: keyOf(2) }))).toMatchObject({
      ok: true,
      already: false,
      value: { number: 'A-1002' },
    })
  })
})

const bottles = (quantity: number) =>
  anOrderInput({ lines: [{ id: 'destilado', quantity }], seenTotalCents: quantity * 2700 })

describe('an order is refused', () => {
  it.each([
    ['the price', { products: [aProduct({ priceCents: 2701 })] }],
    ['the shipping', { settings: { shippingCents: 501 } }],
  ])('with the new total if %s has changed since it was seen', async (_, changed) => {
    const shop = runOn(aShop(changed))
    expect(await shop.run(placeOrder, anOrderInput())).toEqual({
      ok: false,
      error: { code: 'total-changed', totalCents: 3201 },
    })
    expect(shop.find(orderRef(key))).toBeNull()
  })

  it('while sales are paused', async () => {
    const plannedPause = { startsAt: noon, endsAt: noon + 1 }
    const shop = runOn(aShop({ settings: { plannedPause } }))
    expect(await shop.run(placeOrder, anOrderInput())).toEqual({
      ok: false,
      error: { code: 'sales-paused' },
    })
    expect(await shop.run(placeOrder, anOrderInput(), { now: noon + 1 })).toMatchObject({
      ok: true,
    })
  })

  it('with more than 24 bottles', async () => {
    const shop = runOn(aShop({ products: [aProduct({ stock: 99 })] }))
    expect(await shop.run(placeOrder, bottles(25))).toEqual({
      ok: false,
      error: { code: 'too-many-bottles' },
    })
    expect(await shop.run(placeOrder, bottles(24))).toMatchObject({ ok: true })
  })

  it('with more bottles than there are', async () => {
    const shop = runOn(aShop({ products: [aProduct({ stock: 1 })] }))
    const lines = [{ id: 'destilado', quantity: 2 }]
    expect(await shop.run(placeOrder, anOrderInput({ lines, seenTotalCents: 5900 }))).toEqual({
      ok: false,
      error: { code: 'stock-too-low', productIds: ['destilado'] },
    })
  })

  it('with a product that is not sold', async () => {
    expect(await runOn(aShop({ products: [] })).run(placeOrder, anOrderInput())).toEqual({
      ok: false,
      error: { code: 'product-unavailable', productIds: ['destilado'] },
    })
  })
})

const placeFor = (shop: ReturnType<typeof runOn>, index: number, email: string, telefono: string) =>
  shop.run(placeOrder, anOrderOf(index, { customer: aCheckedCustomer({ email, telefono }) }))

describe('at most three open, unpaid orders', () => {
  it('are placed for one e-mail address', async () => {
    const shop = runOn(aShop())
    for (const index of [1, 2, 3]) {
      expect(await placeFor(shop, index, 'rosa@example.com', `09900000${index}`)).toMatchObject({
        ok: true,
      })
    }
    expect(await placeFor(shop, 4, 'ROSA@example.com', '099000004')).toEqual({
      ok: false,
      error: { code: 'too-many-open-orders' },
    })
    expect(await placeFor(shop, 4, 'luis@example.com', '099000004')).toMatchObject({ ok: true })
  })

  it('are placed for one telephone, in whatever format it is typed', async () => {
    const shop = runOn(aShop())
    const formats = ['0991234567', '+593 99 123 4567', '(593) 099-123-4567']
    for (const [index, telefono] of formats.entries()) {
      expect(await placeFor(shop, index, `buyer${index}@example.com`, telefono)).toMatchObject({
        ok: true,
      })
    }
    for (const telefono of [
      '099 123 4567',
      '00593991234567',
      '99 123 4567',
      'Cel. 099 123 4567',
      '0991234567 / 022345678',
    ]) {
      expect(await placeFor(shop, 4, 'buyer4@example.com', telefono)).toEqual({
        ok: false,
        error: { code: 'too-many-open-orders' },
      })
    }
    expect(await placeFor(shop, 4, 'buyer4@example.com', '0991234568')).toMatchObject({ ok: true })
  })

  it('are counted once each if address and telephone are the same', async () => {
    const shop = runOn(aShop())
    const placed = [1, 2, 3, 4].map((index) => anOrderInput({ key: keyOf(index) }))
    const outcomes = []
    for (const input of placed) outcomes.push((await shop.run(placeOrder, input)).ok)
    expect(outcomes).toEqual([true, true, true, false])
  })

  it('do not count for telephones that are too short to be one', async () => {
    const shop = runOn(aShop())
    for (const index of [1, 2, 3, 4]) {
      expect(await placeFor(shop, index, `buyer${index}@example.com`, '12')).toMatchObject({
        ok: true,
      })
    }
  })

  it.each([
    ['paid', { paymentReceivedAt: noon }],
    ['paid in part', { paymentReceivedAt: noon, receivedCents: 1_000 }],
    ['shipped', { status: 'shipped' }],
    ['cancelled', { status: 'cancelled' }],
  ] as const)('do not count those that are %s', async (_, moved) => {
    const orders = [1, 2, 3].map((index) => anOrder({ id: keyOf(index), ...moved }))
    expect(await runOn(aShop({ orders })).run(placeOrder, anOrderInput())).toMatchObject({
      ok: true,
    })
  })

  it("count for an account by its own address, whatever is typed in the customer's", async () => {
    const orders = [1, 2, 3].map((index) => anOrder({ id: keyOf(index) }))
    const customer = aCheckedCustomer({ email: 'luis@example.com', telefono: '1' })
    const shop = runOn(aShop({ orders }))
    expect(await shop.run(placeOrder, anOrderInput({ customer }), rosa)).toEqual({
      ok: false,
      error: { code: 'too-many-open-orders' },
    })
  })
})

describe('at most ten orders an hour', () => {
  it('are placed from one network address, and again after the hour', async () => {
    const shop = runOn(aShop())
    const place = (index: number, network: string | null, now: number) =>
      shop.run(placeOrder, anOrderOf(index), { network, now })
    for (let index = 0; index < 10; index += 1) {
      expect(await place(index, 'home', noon + index)).toMatchObject({ ok: true })
    }
    const end = noon + networkWindowMs
    expect(await place(10, 'home', end - 1)).toEqual({
      ok: false,
      error: { code: 'too-many-orders' },
    })
    expect(await place(11, 'office', end - 1)).toMatchObject({ ok: true })
    expect(await place(12, null, end - 1)).toMatchObject({ ok: true })
    expect(await place(10, 'home', end)).toMatchObject({ ok: true })
    // The first has left the window, the others have not.
    expect(await place(13, 'home', end)).toMatchObject({ ok: false })
  })

  it('are remembered for an hour, after which the database deletes them', async () => {
    const shop = runOn(aShop())
    await shop.run(placeOrder, anOrderInput(), { network: 'home' })
    expect(shop.documents()[networkRef('home').path]).toEqual({
      placedAt: [noon],
      expiresAt: new Date(noon + networkWindowMs),
    })
  })
})

const withCustomer = (changed: object) => ({ customer: { ...aCheckedCustomer(), ...changed } })

describe('the input of an order', () => {
  it.each<[field: string, changed: object]>([
    ['key', { key: 'short' }],
    ['key', { key: `${'a'.repeat(18)}/x` }],
    ['key', { key: undefined }],
    ['lines', { lines: [] }],
    ['lines', { lines: 'destilado' }],
    ['lines', { lines: Array.from({ length: 13 }, (_, id) => ({ id: `p${id}`, quantity: 1 })) }],
    ['lines', { lines: [1, 2].map((quantity) => ({ id: 'destilado', quantity })) }],
    ['lines[0].id', { lines: [{ id: 'products/destilado', quantity: 1 }] }],
    ['lines[0].id', { lines: [{ id: '__name__', quantity: 1 }] }],
    ['lines[0].quantity', { lines: [{ id: 'destilado', quantity: 0 }] }],
    ['lines[0].quantity', { lines: [{ id: 'destilado', quantity: 1.5 }] }],
    ['lines[0].quantity', { lines: [{ id: 'destilado', quantity: 100 }] }],
    ['priceCents', { lines: [{ id: 'destilado', quantity: 1, priceCents: 1 }] }],
    ['customer', { customer: null }],
    ['vip', withCustomer({ vip: true })],
    ['telefonoE164', withCustomer({ telefonoE164: '+593900000000' })],
    ['customer.telefono', withCustomer({ telefono: 'abc' })],
    ['customer.nombre', withCustomer({ nombre: '\u200B' })],
    ['customer.nombre', withCustomer({ nombre: ' ' })],
    ['customer.email', withCustomer({ email: 'rosa' })],
    ['customer.province', withCustomer({ province: 'Galicia' })],
    ['pickupAddress', { pickupAddress: 'Quito' }],
    ['pickupAddress', withCustomer({ direccion: '', city: '', province: '' })],
    ['customer.idKind', withCustomer({ idKind: 'visa' })],
    ['customer.direccion', withCustomer({ direccion: 'x'.repeat(290) })],
    ...customerFieldNames.map((field): [string, object] => [
      `customer.${field}`,
      withCustomer({ [field]: 'x'.repeat(customerFields[field].maxLength + 1) }),
    ]),
    ['paymentMethod', { paymentMethod: 'card' }],
    ['language', { language: 'fr' }],
    ['notes', { notes: 'x'.repeat(maxNotesLength + 1) }],
    ['notes', { notes: null }],
    ['giftNote', { giftNote: 'x'.repeat(maxGiftNoteLength + 1) }],
    ['seenTotalCents', { seenTotalCents: 32.5 }],
    ['seenTotalCents', { seenTotalCents: '3200' }],
    ['uid', { uid: 'admin' }],
    ['status', { status: 'delivered' }],
  ])('is refused with a wrong %s', async (field, changed) => {
    const shop = runOn(aShop())
    const refused = await shop.run(placeOrder, { ...anOrderInput(), ...changed })
    expect(refused).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: expect.stringContaining(field) },
    })
    expect(shop.documents()).toEqual(aShop())
  })
})
