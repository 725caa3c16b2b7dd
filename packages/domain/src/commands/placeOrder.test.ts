import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { productFieldsOf } from '../catalog/productSchema.ts'
import {
  bankRef,
  cartRef,
  letterRef,
  orderRef,
  productRef,
  profileRef,
  settingsRef,
} from '../documents.ts'
import { letterDelayMs, letterId } from '../letters/letter.ts'
import { customerFieldNames, customerFields } from '../orders/customer.ts'
import { draftOrder } from '../orders/draftOrder.ts'
import { maxGiftNoteLength, maxNotesLength, type Order } from '../orders/order.ts'
import { err } from '../shared/result.ts'
import { anyOrderInput, anyOrderRequest } from '../testing/arbitraries.ts'
import {
  aBankAccount,
  aCartLine,
  aCheckedCustomer,
  aCheckedReceiver,
  aLetter,
  anOrder,
  anOrderInput,
  aPress,
  aProduct,
  aProfile,
  aReceiver,
  noon,
  someSettings,
} from '../testing/builders.ts'
import {
  admin,
  aShop,
  done,
  guest,
  rosa,
  runOn,
  type Sender,
  type Stored,
} from '../testing/runOn.ts'
import { cancelOrder } from './cancelOrder.ts'
import { joinOrder } from './joinOrder.ts'
import { placeOrder, type PlaceOrderInput } from './placeOrder.ts'

const press = aPress()
const home = { network: 'home' }
const refusal = (code: string, more: object = {}) => err({ code, ...more })

/** Places an order of a guest, unless it says otherwise, and returns the answer and the stored order. */
const placeIn = async (
  shop: ReturnType<typeof runOn>,
  changes: Partial<PlaceOrderInput> = {},
  sender: Sender = guest,
) => {
  const answer = await shop.run(placeOrder, anOrderInput(changes), { press, ...sender })
  return [answer, shop.find(orderRef(sender.press ?? press))] as const
}
const place = (documents: Stored, changes: Partial<PlaceOrderInput> = {}, sender: Sender = guest) =>
  placeIn(runOn(documents), changes, sender)

/** A gift: its buyer has no address in it. */
const gift = {
  customer: aCheckedCustomer({ direccion: '', city: '', province: '', reference: '' }),
  receiver: aCheckedReceiver(),
}

describe('an order', () => {
  it('is placed by a guest, at prices and with the settings of now, under its press', async () => {
    const settings = { transferDays: 3, pendingDays: 9 }
    const [answer, order] = await place(aShop({ settings }), {
      notes: ' Timbre 2 ',
      giftNote: 'Salud',
    })
    const items = [
      { productId: 'destilado', name: 'Amaru Destilado', quantity: 1, unitPriceCents: 2700 },
    ]
    const expected = anOrder({
      id: press,
      uid: null,
      items,
      took: {},
      notes: 'Timbre 2',
      giftNote: 'Salud',
      ...settings,
    })
    expect(answer).toEqual(done(expected))
    expect(order).toEqual(expected)
    expect(order).toMatchObject({ number: 'A-1001', totalCents: 3_200, isOpenByLink: true })
  })

  it('of an account carries its id and its own address', async () => {
    const customer = aCheckedCustomer({ email: 'somebody.else@example.com' })
    const [, order] = await place(aShop(), { customer }, rosa)
    expect(order).toMatchObject({
      uid: 'rosa',
      isOpenByLink: false,
      customer: { email: 'rosa@example.com' },
      entries: [{ kind: 'placed', by: 'rosa' }],
    })
  })

  it.each([
    [
      'the kind of the id',
      { cedula: ' 1790012344001 ', idKind: 'passport' as const },
      { cedula: '1790012344001', idKind: 'ruc' },
    ],
    [
      'the number to call',
      { telefono: '593 099 123 4567 / 02 234 5678' },
      { telefonoE164: '+593991234567' },
    ],
    ['no number to call', { telefono: '2345678' }, { telefonoE164: '' }],
  ])('has %s, which the server reads out of the texts', async (_, typed, read) => {
    const [, order] = await place(aShop(), { customer: aCheckedCustomer(typed) })
    expect(order?.customer).toMatchObject(read)
  })

  it('takes its bottles out of a counted stock, down to the last one, and gets the next number', async () => {
    const shop = runOn(aShop({ products: [aProduct({ stock: 2 })] }))
    for (const number of [1, 2]) {
      const [, order] = await placeIn(shop, {}, { press: aPress(number) })
      expect(order).toMatchObject({ number: `A-100${number}`, holds: { destilado: 1 } })
      expect(shop.find(productRef('destilado'))?.stock).toBe(2 - number)
    }
    expect(await placeIn(shop, {}, { press: aPress(3) })).toEqual([
      refusal('product-unavailable', { productIds: ['destilado'] }),
      null,
    ])
  })

  it('needs no settings, counter or documents of the buyer', async () => {
    const shop = runOn({ 'products/destilado': productFieldsOf(aProduct()) })
    const [answer] = await placeIn(shop, { paymentMethod: 'onDelivery' })
    expect(answer).toMatchObject({ ok: true, value: { bankAccount: null, holds: {} } })
    expect(Object.keys(shop.documents()).toSorted()).toEqual([
      'counters/orders',
      `orders/${press}`,
      'products/destilado',
    ])
  })

  it('comes to what was drafted, for every cart and shop, and is the same one when it is sent again', async () => {
    const anyOrder = anyOrderRequest.chain((request) =>
      fc.record({ request: fc.constant(request), input: anyOrderInput(request) }),
    )
    await fc.assert(
      fc.asyncProperty(anyOrder, async ({ request, input }) => {
        const { settings, products } = request
        const shop = runOn(aShop({ settings, products }))
        const drafted = draftOrder(request)
        const placed = await shop.run(placeOrder, input, { press })
        expect(placed.ok ? placed.value : placed.error).toMatchObject(
          drafted.ok ? drafted.value : drafted.error,
        )
        const taken = placed.ok ? placed.value.holds : {}
        for (const { id, stock } of products) {
          const left = stock === null ? null : stock - (taken[id] ?? 0)
          expect(shop.find(productRef(id))?.stock).toBe(left)
        }
        expect(await shop.run(placeOrder, input, { press, now: noon + 1 })).toEqual(
          placed.ok ? { ...placed, already: true } : placed,
        )
      }),
    )
  })
})

describe('how and where an order can be had', () => {
  it('by transfer: it keeps the account to pay to', async () => {
    const [, order] = await place(aShop())
    expect(order?.bankAccount).toEqual(aBankAccount())
    const [, cash] = await place(aShop(), { paymentMethod: 'onDelivery' })
    expect(cash?.bankAccount).toBeNull()
  })

  const { [bankRef.path]: _bank, ...withoutBank } = aShop()
  it.each<[string, Stored]>([
    ['the shop has no account', aShop({ bankAccount: null })],
    ['it never had one', withoutBank],
    ['the shop does not offer it', aShop({ settings: { transferOffered: false } })],
  ])('not by transfer while %s', async (_, documents) => {
    expect(await place(documents)).toEqual([refusal('transfer-not-offered'), null])
  })

  it('in a province with terms of its own: at its shipping, and not paid on delivery', async () => {
    const provinceTerms = [
      { province: 'Galápagos', shippingCents: 1500, deliveryDays: null, onDeliveryOffered: false },
    ] as const
    const shop = aShop({ settings: { provinceTerms } })
    const input = { customer: aCheckedCustomer({ province: 'Galápagos' }), seenTotalCents: 4_200 }
    const [, order] = await place(shop, input)
    expect(order).toMatchObject({ shippingCents: 1500, totalCents: 4_200, isShippingAgreed: false })
    const [cash] = await place(shop, { ...input, paymentMethod: 'onDelivery' })
    expect(cash).toEqual(refusal('on-delivery-not-offered'))
  })

  it('as a gift: at the shipping of where its receiver lives, with the telephone to call', async () => {
    const provinceTerms = [
      { province: 'Azuay', shippingCents: 900, deliveryDays: null, onDeliveryOffered: false },
    ] as const
    const shop = aShop({ settings: { provinceTerms } })
    const [, order] = await place(shop, { ...gift, seenTotalCents: 3_600 })
    expect(order).toMatchObject({ shippingCents: 900, ...gift, receiver: aReceiver() })
    const [cash] = await place(shop, { ...gift, paymentMethod: 'onDelivery' })
    expect(cash).toEqual(refusal('on-delivery-not-offered'))
  })

  const pickupAddress = 'Av. Amazonas N24-03, Quito'
  const customer = aCheckedCustomer({ direccion: '', city: '', province: '', reference: '' })
  const pickedUp = { pickupAddress, customer, seenTotalCents: 2_700 }

  it('picked up: without an address and shipping, and paid there', async () => {
    const settings = { pickupAddress, onDeliveryOffered: false }
    const [, order] = await place(aShop({ settings }), { ...pickedUp, paymentMethod: 'onDelivery' })
    expect(order).toMatchObject({ pickupAddress, shippingCents: 0, totalCents: 2_700, customer })
  })

  it.each([
    ['where the shop offers none', ''],
    ['once the shop has moved', 'Calle Larga 1-23, Cuenca'],
  ])('not picked up %s', async (_, now) => {
    const [answer] = await place(aShop({ settings: { pickupAddress: now } }), pickedUp)
    expect(answer).toEqual(refusal('pickup-not-offered'))
  })
})

describe('the letters of a new order', () => {
  it('are written with it, to its buyer and to the owner', async () => {
    const shop = runOn(aShop())
    await placeIn(shop)
    for (const kind of ['orderReceived', 'newOrder'] as const) {
      const letter = aLetter({ orderId: press, press, kind, sendAt: noon + letterDelayMs })
      expect(shop.find(letterRef(letterId(letter)))).toEqual(letter)
    }
  })

  it('are not written while letters are off', async () => {
    const shop = runOn(aShop({ settings: { lettersOn: false } }))
    await placeIn(shop)
    expect(Object.keys(shop.documents()).join()).not.toContain('letters/')
  })
})

describe("the buyer's own documents", () => {
  it('lose the ordered bottles, and keep one that was added to the cart meanwhile', async () => {
    const items = [aCartLine({ quantity: 3 }), aCartLine({ id: 'triple' })]
    const merged = [{ id: 'guest-cart', quantities: { destilado: 1 } }]
    const shop = runOn(aShop({ carts: { rosa: { items, merged } } }))
    await placeIn(shop, {}, rosa)
    const left = [aCartLine({ quantity: 2 }), aCartLine({ id: 'triple' })]
    expect(shop.find(cartRef('rosa'))).toEqual({ items: left, merged })
  })

  it('complete the profile where that is wanted: a gift to somebody else leaves it alone', async () => {
    const profile = aProfile({ telefono: '', direccion: '', role: 'admin' })
    const customer = aCheckedCustomer({ reference: 'Casa azul' })
    for (const savesProfile of [false, true]) {
      const shop = runOn(aShop({ profiles: { rosa: profile } }))
      await placeIn(shop, { customer, savesProfile }, rosa)
      const direccion = 'Av. Amazonas N34-120\nQuito, Pichincha\nReferencia: Casa azul'
      const saved = { ...profile, telefono: '+593 99 123 4567', direccion }
      expect(shop.find(profileRef('rosa'))).toEqual(savesProfile ? saved : profile)
    }
  })

  it('keep the address of the profile after a gift, and nothing of its receiver', async () => {
    const profile = aProfile({ telefono: '' })
    const shop = runOn(aShop({ profiles: { rosa: profile } }))
    await placeIn(shop, { ...gift, savesProfile: true }, rosa)
    const saved = { ...profile, telefono: '+593 99 123 4567' }
    expect(shop.find(profileRef('rosa'))).toEqual(saved)
  })

  it('are not touched by a guest with the same address', async () => {
    const before = aShop({ carts: { rosa: { items: [aCartLine()] } } })
    const shop = runOn(before)
    await placeIn(shop)
    expect(shop.documents()).toMatchObject({
      'carts/rosa': before['carts/rosa'],
      'users/rosa': before['users/rosa'],
    })
  })
})

describe('an order that is sent again', () => {
  it.each<[string, Stored]>([
    ['nothing has changed', {}],
    ['the price has', { 'products/destilado': productFieldsOf(aProduct({ priceCents: 1 })) }],
    ['the bottles are sold out', { 'products/destilado': productFieldsOf(aProduct({ stock: 0 })) }],
    [
      'sales are paused',
      { [settingsRef.path]: { ...someSettings({ pause: { startsAt: 0, endsAt: null } }) } },
    ],
    ['the account was removed', { [bankRef.path]: { account: null } }],
  ])('is answered with the order that was placed, and writes nothing: %s', async (_, changed) => {
    const shop = runOn(aShop())
    const [placed] = await placeIn(shop, {}, home)
    const later = runOn({ ...shop.documents(), ...changed })
    const before = later.documents()
    // Whatever else is sent with the press.
    for (const notes of ['', 'Timbre 2']) {
      const [again] = await placeIn(later, { notes }, { ...home, now: noon + 1 })
      expect(again).toEqual({ ...placed, already: true })
    }
    expect(later.documents()).toEqual(before)
  })

  it('is answered so by its link, also once it was cancelled; another press is another order', async () => {
    const shop = runOn(aShop())
    await placeIn(shop)
    await shop.run(cancelOrder, { id: press })
    const [again] = await placeIn(shop, {}, rosa)
    expect(again).toMatchObject({ already: true, value: { status: 'cancelled' } })
    const [other] = await placeIn(shop, {}, { press: aPress(2) })
    expect(other).toMatchObject({ already: false, value: { number: 'A-1002' } })
  })

  it.each([
    ['a guest', guest],
    ['another account', admin],
  ])('is refused to %s if it belongs to an account', async (_, sender) => {
    const shop = runOn(aShop())
    await placeIn(shop, {}, rosa)
    expect((await placeIn(shop, {}, sender))[0]).toEqual(refusal('placed-before'))
  })
})

describe('an order is refused', () => {
  it.each([
    ['the price', { products: [aProduct({ priceCents: 2_701 })] }],
    ['the shipping', { settings: { shippingCents: 501 } }],
  ])('with the new total if %s has changed since it was seen', async (_, changed) => {
    expect(await place(aShop(changed))).toEqual([
      refusal('total-changed', { totalCents: 3_201 }),
      null,
    ])
  })

  it('if two prices have swapped, although the total is the same', async () => {
    const lines = [
      { id: 'destilado', quantity: 1, seenPriceCents: 3_900 },
      { id: 'triple', quantity: 1, seenPriceCents: 2_700 },
    ]
    const shop = aShop({ products: [aProduct(), aProduct({ id: 'triple', priceCents: 3_900 })] })
    const [answer] = await place(shop, { lines, seenTotalCents: 7_100 })
    expect(answer).toEqual(refusal('total-changed', { totalCents: 7_100 }))
  })

  it('during a pause, by the clock of the server', async () => {
    const shop = runOn(aShop({ settings: { pause: { startsAt: noon, endsAt: noon + 1 } } }))
    expect((await placeIn(shop))[0]).toEqual(refusal('sales-paused'))
    expect((await placeIn(shop, {}, { now: noon + 1 }))[0]).toMatchObject({ ok: true })
  })
})

type Placing = readonly [changes: Partial<PlaceOrderInput>, sender: Sender]
const buyer = (email: string, telefono: string, network = 'home'): Placing => [
  { customer: aCheckedCustomer({ email, telefono }) },
  { network },
]

/** Places orders one after the other, each with a press of its own. */
async function placeAll(documents: Stored, placings: readonly Placing[]) {
  const shop = runOn(documents)
  const answers = []
  for (const [index, [changes, sender]] of placings.entries()) {
    const pressed = { ...sender, press: aPress(index) }
    answers.push((await placeIn(shop, changes, pressed))[0])
  }
  return [shop, answers] as const
}

describe('at most three open, unpaid orders', () => {
  const tooMany = refusal('too-many-open-orders')
  it('come for one address, or one telephone in whatever format, from one network', async () => {
    const byAddress = ['1', '2', '3', '4'].map((last) => buyer('ROSA@example.com', `1${last}`))
    const telephones = [
      '0991234567',
      '+593 99 123 4567',
      '(593) 099-123-4567',
      'Cel. 099 123 4567 / 022345678',
    ]
    const byTelephone = telephones.map((telefono, index) =>
      buyer(`buyer${index}@example.com`, telefono),
    )
    for (const placings of [byAddress, byTelephone]) {
      const [shop, [, , third, fourth]] = await placeAll(aShop(), placings)
      expect([third, fourth]).toEqual([expect.objectContaining({ ok: true }), tooMany])
      // Somebody else, from the same network.
      const [changes, sender] = buyer('luis@example.com', '0987654321')
      expect((await placeIn(shop, changes, { ...sender, press: aPress(9) }))[0]).toMatchObject({
        ok: true,
      })
    }
  })

  it('by a stranger stop nobody: neither as a guest elsewhere, nor signed in, nor once they joined the account', async () => {
    const stranger = [1, 2, 3].map(() => buyer('rosa@example.com', '0991234567', 'strange'))
    const [shop] = await placeAll(aShop(), stranger)
    const [mine] = buyer('rosa@example.com', '0991234567')
    expect((await placeIn(shop, mine, { ...home, press: aPress(11) }))[0]).toMatchObject({
      ok: true,
    })
    expect(
      (await placeIn(shop, mine, { ...rosa, network: 'strange', press: aPress(12) }))[0],
    ).toMatchObject({ ok: true })
    for (const index of [0, 1, 2]) await shop.run(joinOrder, { id: aPress(index) }, rosa)
    expect(shop.find(orderRef(aPress(2)))?.uid).toBe('rosa')
    expect((await placeIn(shop, mine, { ...rosa, press: aPress(13) }))[0]).toMatchObject({
      ok: true,
    })
  })

  it('that an admin entered for somebody never stop them, not even once they joined the account', async () => {
    const orders = [1, 2, 3].map((index) => anOrder({ id: aPress(index), isEntered: true }))
    expect((await place(aShop({ orders }), {}, { ...rosa, press: aPress(9) }))[0]).toMatchObject({
      ok: true,
    })
  })

  it('are those that the account placed, whatever is typed of the customer', async () => {
    const orders = [1, 2, 3].map((index) => anOrder({ id: aPress(index) }))
    const customer = aCheckedCustomer({ email: 'luis@example.com', telefono: '1' })
    expect(
      (await place(aShop({ orders }), { customer }, { ...rosa, press: aPress(9) }))[0],
    ).toEqual(tooMany)
  })

  it.each<[string, Partial<Order>]>([
    ['paid', { receivedCents: 5_900 }],
    ['paid in part', { receivedCents: 1_000 }],
    ['shipped', { status: 'shipped' }],
    ['cancelled', { status: 'cancelled' }],
  ])('are not those that are %s', async (_, facts) => {
    const orders = [1, 2, 3].map((index) => anOrder({ id: aPress(index), ...facts }))
    expect((await place(aShop({ orders }), {}, { ...rosa, press: aPress(9) }))[0]).toMatchObject({
      ok: true,
    })
  })
})

const withCustomer = (changed: object) => ({ customer: { ...aCheckedCustomer(), ...changed } })
const line = { id: 'destilado', quantity: 1, seenPriceCents: 2_700 }

describe('the input of an order', () => {
  it.each<[field: string, changed: object]>([
    ['lines', { lines: [] }],
    ['lines', { lines: 'destilado' }],
    ['lines', { lines: Array.from({ length: 13 }, (_, id) => ({ ...line, id: `p${id}` })) }],
    ['lines', { lines: [line, line] }],
    ['lines[0].id', { lines: [{ ...line, id: 'products/destilado' }] }],
    ['lines[0].id', { lines: [{ ...line, id: '__name__' }] }],
    ['lines[0].quantity', { lines: [{ ...line, quantity: 0 }] }],
    ['lines[0].quantity', { lines: [{ ...line, quantity: 1.5 }] }],
    ['lines[0].quantity', { lines: [{ ...line, quantity: 100 }] }],
    ['lines[0].seenPriceCents', { lines: [{ id: 'destilado', quantity: 1 }] }],
    ['customer', { customer: null }],
    ['telefonoE164', withCustomer({ telefonoE164: '+593900000000' })],
    ['customer.telefono', withCustomer({ telefono: 'abc' })],
    ['customer.nombre', withCustomer({ nombre: '\u200B' })],
    ['customer.email', withCustomer({ email: 'rosa' })],
    ['customer.province', withCustomer({ province: 'Galicia' })],
    ['pickupAddress', { pickupAddress: 'Quito' }],
    ['pickupAddress', withCustomer({ direccion: '', city: '', province: '' })],
    ['pickupAddress', { receiver: aCheckedReceiver() }],
    ['pickupAddress', { ...gift, pickupAddress: 'Quito' }],
    ['receiver', { receiver: undefined }],
    ['receiver.province', { ...gift, receiver: aCheckedReceiver({ province: '' }) }],
    ['receiver.telefono', { ...gift, receiver: aCheckedReceiver({ telefono: 'abc' }) }],
    ['telefonoE164', { ...gift, receiver: aReceiver() }],
    ['customer.idKind', withCustomer({ idKind: 'visa' })],
    ['customer.direccion', withCustomer({ direccion: 'x'.repeat(290) })],
    ...customerFieldNames.map((field): [string, object] => [
      `customer.${field}`,
      withCustomer({ [field]: 'x'.repeat(customerFields[field].maxLength + 1) }),
    ]),
    ['paymentMethod', { paymentMethod: 'card' }],
    ['language', { language: 'fr' }],
    ['notes', { notes: 'x'.repeat(maxNotesLength + 1) }],
    ['giftNote', { giftNote: 'x'.repeat(maxGiftNoteLength + 1) }],
    ['seenTotalCents', { seenTotalCents: 32.5 }],
    ['savesProfile', { savesProfile: undefined }],
    ['uid', { uid: 'admin' }],
  ])('is refused with a wrong %s', async (field, changed) => {
    const shop = runOn(aShop())
    expect(await shop.run(placeOrder, { ...anOrderInput(), ...changed }, { press })).toEqual(
      refusal('invalid-input', { message: expect.stringContaining(field) }),
    )
    expect(shop.documents()).toEqual(aShop())
  })
})
