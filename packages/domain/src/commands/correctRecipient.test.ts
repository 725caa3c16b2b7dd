import { describe, expect, it } from 'vitest'

import { orderRef } from '../documents.ts'
import { guestActor } from '../orders/entries.ts'
import { versionOf, type Order } from '../orders/order.ts'
import { defaultShopSettings } from '../orders/shopSettings.ts'
import { err } from '../shared/result.ts'
import { aCaller, anOrder, aPress, aReceiver, noon } from '../testing/builders.ts'
import {
  admin,
  aShop,
  done,
  doneBefore,
  guest,
  rosa,
  runOn,
  type Sender,
} from '../testing/runOn.ts'
import { correctRecipient, maxCorrections } from './correctRecipient.ts'

const byLink = anOrder({ uid: null })
const press = aPress(50)
const recipient = {
  nombre: 'Rosa Elena Quishpe',
  telefono: '098 765 4321',
  direccion: 'Calle Larga 1-23',
  city: 'Quito',
  province: 'Pichincha',
  reference: 'Casa verde',
}

const correcting = (order: Order, changes: Partial<typeof recipient> = {}) => ({
  id: order.id,
  version: versionOf(order),
  recipient: { ...recipient, ...changes },
})

/** Corrects an order of a shop, and returns the answer and the order after it. */
async function correct(
  order: Order,
  changes: Partial<typeof recipient> = {},
  { sender = guest, settings = {} }: { sender?: Sender; settings?: object } = {},
) {
  const shop = runOn(aShop({ orders: [order], settings: { ...defaultShopSettings, ...settings } }))
  const answer = await shop.run(correctRecipient, correcting(order, changes), { ...sender, press })
  return { shop, answer, stored: shop.find(orderRef(order.id)) }
}

const refusal = (error: unknown) => err(error)

describe('who corrects an order', () => {
  it.each<[string, Order, Sender, string]>([
    ['its account', anOrder(), rosa, 'rosa'],
    ['whoever has its link', byLink, guest, guestActor],
    ['who has it and an account of their own', byLink, rosa, guestActor],
    [
      'whoever has the link of one that joined an account',
      anOrder({ isOpenByLink: true }),
      guest,
      guestActor,
    ],
  ])('is %s, once', async (_, order, sender, by) => {
    const { shop, answer, stored } = await correct(order, {}, { sender })
    expect(answer).toEqual(done(stored))
    expect(stored?.customer).toMatchObject({
      ...recipient,
      telefonoE164: '+593987654321',
      email: order.customer.email,
      cedula: order.customer.cedula,
    })
    expect(stored?.entries.at(-1)).toMatchObject({ kind: 'edited', press, by, at: noon, took: {} })
    expect(stored?.totalCents).toBe(order.totalCents)
    const before = shop.documents()
    expect(await shop.run(correctRecipient, correcting(order), { ...sender, press })).toEqual({
      ...answer,
      already: true,
    })
    expect(shop.documents()).toEqual(before)
  })

  it.each<[string, Sender]>([
    ['a guest', guest],
    ['another user', { caller: aCaller({ uid: 'admin', email: 'luis@example.com' }) }],
    ['an admin, who edits it at the desk', admin],
  ])('is not %s, for whom the order of an account is not found', async (_, sender) => {
    const { answer, stored } = await correct(anOrder(), {}, { sender })
    expect(answer).toEqual(refusal('order-not-found'))
    expect(stored).toEqual(anOrder())
    const empty = runOn(aShop({ orders: [] }))
    expect(await empty.run(correctRecipient, correcting(anOrder()), sender)).toEqual(
      refusal('order-not-found'),
    )
  })
})

it('corrects the receiver of a gift, and leaves its buyer', async () => {
  const gift = anOrder({ uid: null, receiver: aReceiver({ province: 'Pichincha' }) })
  const { stored } = await correct(gift)
  expect(stored?.receiver).toMatchObject({ ...recipient, telefonoE164: '+593987654321' })
  expect(stored?.customer).toEqual(gift.customer)
})

it('keeps no address of an order that is picked up', async () => {
  const pickedUp = anOrder({ uid: null, pickupAddress: 'Av. Amazonas N34-120, Quito' })
  const { stored } = await correct(pickedUp)
  expect(stored?.customer).toMatchObject({ nombre: recipient.nombre, direccion: '', province: '' })
  const noAddress = { direccion: '', city: '', province: '', reference: '' }
  expect((await correct(pickedUp, noAddress)).answer.ok).toBe(true)
})

it('adds nothing where nothing is another', async () => {
  const { customer } = byLink
  const same = {
    nombre: customer.nombre,
    telefono: customer.telefono,
    direccion: customer.direccion,
    city: customer.city,
    province: customer.province,
    reference: customer.reference,
  }
  const { answer, stored } = await correct(byLink, same)
  expect(answer).toEqual(doneBefore(byLink))
  expect(stored).toEqual(byLink)
})

it('answers with the order as it is where it has changed since', async () => {
  const shop = runOn(aShop({ orders: [byLink] }))
  const stale = { ...correcting(byLink), version: versionOf(byLink) + 1 }
  expect(await shop.run(correctRecipient, stale)).toEqual(
    refusal({ code: 'changed', stored: byLink }),
  )
})

it.each(['shipped', 'delivered', 'cancelled', 'returned'] as const)(
  'is refused once the order is %s',
  async (status) => {
    expect((await correct(anOrder({ uid: null, status }))).answer).toEqual(
      refusal('step-impossible'),
    )
  },
)

/** The settings with terms of Loja's own. */
const terms = (own: object) => ({
  provinceTerms: [
    { province: 'Loja', shippingCents: 500, onDeliveryOffered: true, deliveryDays: null, ...own },
  ],
})

describe('another province', () => {
  const loja = { city: 'Loja', province: 'Loja' }
  it('is taken where it costs the same, also without settings', async () => {
    expect((await correct(byLink, loja)).stored?.customer.province).toBe('Loja')
    const { 'settings/shop': _, ...documents } = aShop({ orders: [byLink] })
    const answer = await runOn(documents).run(correctRecipient, correcting(byLink, loja))
    expect(answer.ok).toBe(true)
  })

  it.each<[string, Order, object, Partial<typeof recipient>]>([
    ['costs something else', byLink, terms({ shippingCents: 1500 }), loja],
    [
      'has no payment of its kind',
      anOrder({ uid: null, paymentMethod: 'onDelivery', bankAccount: null }),
      { ...terms({ onDeliveryOffered: false }), onDeliveryOffered: true },
      loja,
    ],
    [
      'may differ from what was agreed on',
      anOrder({ uid: null, isShippingAgreed: true }),
      {},
      loja,
    ],
    ['is none', byLink, {}, { direccion: '', city: '', province: '', reference: '' }],
  ])('is refused where it %s', async (_, order, settings, changes) => {
    const { answer, stored } = await correct(order, changes, { settings })
    expect(answer).toEqual(refusal('other-terms'))
    expect(stored).toEqual(order)
  })
})

it.each<[string, Order, Sender]>([
  ['a guest', byLink, guest],
  ['somebody else with its link', byLink, rosa],
  ['an account', anOrder({ paymentMethod: 'onDelivery', bankAccount: null }), rosa],
])('is possible a few times for %s', async (_, placed, sender) => {
  const shop = runOn(aShop({ orders: [placed], settings: { onDeliveryOffered: true } }))
  for (let index = 0; index <= maxCorrections; index += 1) {
    const order = shop.find(orderRef(placed.id)) ?? placed
    const province = index % 2 === 0 ? 'Loja' : 'Pichincha'
    const answer = await shop.run(
      correctRecipient,
      correcting(order, { province, reference: `Casa ${index}` }),
      { ...sender, press: aPress(60 + index), network: null },
    )
    expect(answer).toMatchObject(index < maxCorrections ? { ok: true } : refusal('too-many'))
  }
})

it('is one thing for each press, so that the limit of a network holds', async () => {
  const orders = [aPress(1), aPress(2)].map((id) => anOrder({ id, uid: null }))
  const shop = runOn(aShop({ orders }))
  const send = (order: Order) =>
    shop.run(correctRecipient, correcting(order), { press, network: 'network' })
  const [first, second] = orders
  expect(first && (await send(first))).toMatchObject({ ok: true })
  expect(second && (await send(second))).toEqual(refusal('too-many'))
})
