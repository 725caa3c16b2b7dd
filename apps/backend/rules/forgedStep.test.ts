import { anOrder } from '@storefront/domain/testing'
import { deleteField, serverTimestamp, type DocumentData } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import {
  expectAccepted,
  expectEachRefused,
  expectRefused,
  forgeriesOf,
  remove,
  update,
  type Commit,
} from './testing/commit.ts'
import { longAgo } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import {
  aStoredOrder,
  cancelCommit,
  lineItemsOf,
  orderCommit,
  shopDocuments,
  stepChange,
  stepCommit,
  withStock,
} from './testing/orders.ts'
import { admin, ana, bruno } from './testing/people.ts'

const shop = await openShop('forged-step')
const id = 'order000000000000001'
const path = `orders/${id}`
const lineItems = lineItemsOf(1)
const remaining = withStock(lineItems, 8)
const tracking = { carrier: 'Servientrega', number: '0093 4471 2208' }

/** Stores Ana's order with a status and other changes, and its product after the sale. */
async function storeOrder(status = 'pending', changes: DocumentData = {}): Promise<void> {
  await shop.store({
    ...shopDocuments(remaining),
    [path]: { ...aStoredOrder(ana, lineItems, status), ...changes },
  })
}

/** Each step, and an order that it can be taken of. */
const cases = {
  received: {},
  receivedUndone: { paymentReceivedAt: longAgo },
  shipped: {},
  shippedUndone: { status: 'shipped', shippedAt: longAgo, tracking },
  delivered: { status: 'shipped' },
  deliveredUndone: { status: 'delivered', deliveredAt: longAgo },
  collected: { status: 'shipped', paymentMethod: 'onDelivery' },
  collectedUndone: { status: 'delivered', deliveredAt: longAgo, paymentReceivedAt: longAgo },
  refunded: { status: 'cancelled', paymentReceivedAt: longAgo, refundedAt: null },
  refundedUndone: { status: 'cancelled', paymentReceivedAt: longAgo, refundedAt: longAgo },
} as const

/** Changes that no step may have, or not with these values. */
const foreign: readonly (readonly [string, DocumentData])[] = [
  ['its date', { createdAt: serverTimestamp() }],
  ['its owner', { uid: bruno.uid }],
  ['its lines', { items: [] }],
  ['its total', { totalCents: 1 }],
  ['its customer', { 'customer.direccion': 'Elsewhere' }],
  ['its notes', { notes: 'Do not ring.' }],
  ['its payment method', { paymentMethod: 'card' }],
  ['its language', { language: 'en' }],
  ['a new field', { discount: 1 }],
  ['the time of the change', { updatedAt: longAgo }],
  ['the time of another step', { paidAt: serverTimestamp() }],
  ['a second entry', { 'activity.1': { kind: 'shipped', by: admin.uid, at: serverTimestamp() } }],
  ['an entry with a further key', { 'activity.0.note': 'x' }],
  ['the entry of somebody else', { 'activity.0.by': ana.uid }],
  ['the entry of another time', { 'activity.0.at': longAgo }],
  ['the entry of another step', { 'activity.0.kind': 'cancelled' }],
  ['the entry of no step', { 'activity.0.kind': 'given away' }],
]

/** A change of a step, its entry as one map with `activity.0.x` in it. */
function withChanges(step: DocumentData, changes: DocumentData): DocumentData {
  const entry: DocumentData = { ...step['activity.0'] }
  const others = Object.entries(changes).filter(([key, value]) => {
    if (!key.startsWith('activity.0.')) return true
    entry[key.slice('activity.0.'.length)] = value
    return false
  })
  return { ...step, 'activity.0': entry, ...Object.fromEntries(others) }
}

// Object.entries does not know the names of the keys.
describe.each(Object.entries(cases) as [keyof typeof cases, DocumentData][])(
  'the step "%s"',
  (step, { status = 'pending', ...changes }) => {
    const change = stepChange(step, admin)
    const valid: Commit = { [path]: update(change) }

    it('may not change anything else', async () => {
      await storeOrder(status, changes)
      const forgeries = foreign.map(([name, data]) => ({ name, data: withChanges(change, data) }))
      await expectEachRefused(
        shop.as(admin),
        forgeriesOf(forgeries, (data) => ({ [path]: update(data) })),
        { valid },
      )
    })

    it('needs each of its changes, with exactly its value', async () => {
      await storeOrder(status, changes)
      const keys = Object.keys(change).filter((key) => key !== 'status')
      const forgeries = keys.flatMap((key) => {
        const { [key]: value, ...rest } = change
        // A field that is null before and after the step cannot be missing.
        const isSame = value === null && (changes[key] ?? null) === null
        const others = [longAgo, true].map((other) => ({
          name: `${key}: ${String(other)}`,
          data: Object.assign({}, change, { [key]: other }),
        }))
        return isSame ? others : others.concat({ name: key, data: rest })
      })
      const other =
        'status' in change ? [{ name: 'status', data: { ...change, status: 'paid' } }] : []
      await expectEachRefused(
        shop.as(admin),
        forgeriesOf([...forgeries, ...other], (data) => ({ [path]: update(data) })),
        { valid },
      )
    })

    it('moves no bottle', async () => {
      await storeOrder(status, changes)
      const taking = update({ stock: 10, lastReturn: { orderId: id, line: 0 } })
      await expectRefused(shop.as(admin), { ...valid, 'products/bottle-0': taking }, { valid })
    })
  },
)

describe('the activity', () => {
  const entry = { kind: 'received', by: admin.uid, at: longAgo }

  it.each<[string, DocumentData]>([
    ['changes an earlier entry', { 'activity.0': { ...entry, by: 'somebody' } }],
    ['removes an earlier entry', { 'activity.0': deleteField() }],
    [
      'leaves out a number',
      {
        'activity.1': deleteField(),
        'activity.2': { ...entry, kind: 'shipped', at: serverTimestamp() },
      },
    ],
    [
      'replaces all entries',
      { activity: { 0: { ...entry, kind: 'shipped', at: serverTimestamp() } } },
    ],
  ])('is refused when it %s', async (_, changes) => {
    await storeOrder('pending', { paymentReceivedAt: longAgo, activity: { 0: entry } })
    const change = stepChange('shipped', admin, { entries: 1 })
    const { 'activity.1': added, ...fields } = change
    const forged =
      'activity' in changes
        ? { ...fields, ...changes }
        : { ...fields, 'activity.1': added, ...changes }
    await expectRefused(
      shop.as(admin),
      { [path]: update(forged) },
      { valid: { [path]: update(change) } },
    )
  })
})

describe('a cancellation', () => {
  it('by its buyer may not change anything else', async () => {
    await storeOrder()
    // The rule of a counted product would refuse some of these changes as well.
    await shop.change('products/bottle-0', { stock: null })
    const change = stepChange('cancelled', ana)
    const cancelWith = (changes: DocumentData): Commit => ({
      [path]: update(withChanges(change, changes)),
    })
    const others = foreign.filter(
      ([name]) => !['the entry of somebody else', 'the entry of another step'].includes(name),
    )
    const forgeries: (readonly [string, DocumentData])[] = [
      ...others,
      ['its payment', { paymentReceivedAt: serverTimestamp() }],
      ['a refund', { refundedAt: serverTimestamp() }],
      ['a refund to do, of what was not paid', { refundedAt: null }],
      ['its tracking number', { tracking }],
      ['another status', { status: 'delivered' }],
      ['the time of the cancellation', { cancelledAt: longAgo }],
      ['the entry of an admin', { 'activity.0.by': admin.uid }],
      ['the entry of a step by an admin', { 'activity.0.kind': 'shipped' }],
      ['the entry of a correction', { 'activity.0.kind': 'shippedUndone' }],
    ]
    await expectEachRefused(
      shop.as(ana),
      Object.fromEntries(forgeries.map(([name, data]) => [name, cancelWith(data)])),
      { valid: cancelWith({}) },
    )
  })

  it('of a paid order needs the refund to do', async () => {
    await storeOrder('pending', { paymentReceivedAt: longAgo })
    const unpaid = cancelCommit(id, remaining, admin)
    const before = anOrder({ paymentReceivedAt: 1 })
    const valid = cancelCommit(id, remaining, admin, { before })
    await expectRefused(shop.as(admin), unpaid, { valid })
    expect(await shop.read(path)).toMatchObject({ refundedAt: null, status: 'cancelled' })
  })

  it('is final', async () => {
    await storeOrder('cancelled', { paymentReceivedAt: longAgo, refundedAt: null })
    const reopened = { ...stepChange('shippedUndone', admin), cancelledAt: null }
    await expectRefused(
      shop.as(admin),
      { [path]: update(reopened) },
      { valid: stepCommit(id, 'refunded', admin) },
    )
  })
})

/** The change of a tracking number by the admin. */
const tracked = (value: unknown, entries = 0): DocumentData => ({
  tracking: value,
  updatedAt: serverTimestamp(),
  [`activity.${entries}`]: { kind: 'tracked', by: admin.uid, at: serverTimestamp() },
})

describe('the tracking number', () => {
  const change = { ...stepChange('shipped', admin), tracking }
  const wrong: readonly (readonly [string, unknown])[] = [
    ['no map', 'Servientrega'],
    ['no carrier', { number: '1' }],
    ['no number', { carrier: 'Servientrega' }],
    ['an empty carrier', { ...tracking, carrier: '' }],
    ['too long a carrier', { ...tracking, carrier: 'c'.repeat(61) }],
    ['too long a number', { ...tracking, number: 'n'.repeat(61) }],
    ['a number that is no text', { ...tracking, number: 93 }],
    ['a further key', { ...tracking, extra: 'https://example.com' }],
    ['null', null],
  ]

  it('is stored with the shipment, and changed later', async () => {
    await storeOrder()
    // A shipment without tracking may store null, as its correction does.
    const forged = wrong
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ({ name, data: Object.assign({}, change, { tracking: value }) }))
    await expectEachRefused(
      shop.as(admin),
      forgeriesOf(forged, (data) => ({ [path]: update(data) })),
      {
        valid: { [path]: update(change) },
      },
    )
    const longest = { carrier: 'c'.repeat(60), number: 'n'.repeat(60) }
    await expectAccepted(shop.as(admin), { [path]: update(tracked(longest, 1)) })
    await expectAccepted(shop.as(admin), {
      [path]: update(tracked({ carrier: 'Own', number: '' }, 2)),
    })
  })

  it('is changed by nothing else, and by admins only', async () => {
    await storeOrder('delivered')
    const valid = { [path]: update(tracked(tracking)) }
    const forged = [
      ...wrong.map(([name, value]) => ({ name, data: tracked(value) })),
      ...foreign.map(([name, data]) => ({ name, data: withChanges(tracked(tracking), data) })),
      { name: 'a status', data: { ...tracked(tracking), status: 'shipped' } },
      {
        name: 'the entry of a step',
        data: { ...tracked(tracking), 'activity.0': stepChange('received', admin)['activity.0'] },
      },
    ]
    await expectEachRefused(
      shop.as(ana),
      {
        'its buyer': {
          [path]: update({
            ...tracked(tracking),
            'activity.0': { kind: 'tracked', by: ana.uid, at: serverTimestamp() },
          }),
        },
      },
      { valid, by: shop.as(admin) },
    )
    await storeOrder('delivered')
    await expectEachRefused(
      shop.as(admin),
      forgeriesOf(forged, (data) => ({ [path]: update(data) })),
      { valid },
    )
  })

  it.each(['pending', 'cancelled'])('is refused for an order that is %s', async (status) => {
    await storeOrder(status)
    const other = 'order000000000000002'
    await shop.store({ [`orders/${other}`]: aStoredOrder(ana, lineItems, 'shipped') })
    await expectRefused(
      shop.as(admin),
      { [path]: update(tracked(tracking)) },
      {
        valid: { [`orders/${other}`]: update(tracked(tracking)) },
      },
    )
  })

  it('is refused for an anonymised order', async () => {
    await storeOrder('delivered', {
      customer: { nombre: '', cedula: '', email: '', telefono: '', direccion: '' },
    })
    await expectRefused(
      shop.as(admin),
      { [path]: update(tracked(tracking)) },
      {
        valid: stepCommit(id, 'received', admin),
      },
    )
  })
})

it.each<[keyof typeof cases, string, string, DocumentData]>([
  ['collected', 'was paid before', 'shipped', { ...cases.collected, paymentReceivedAt: longAgo }],
  ['collectedUndone', 'is not delivered', 'shipped', cases.collectedUndone],
  ['collectedUndone', 'was not paid', 'delivered', { deliveredAt: null, paymentReceivedAt: null }],
])('the step "%s" is refused for an order that %s', async (step, _, status, changes) => {
  await storeOrder(status, { ...changes, status })
  await expectRefused(shop.as(admin), stepCommit(id, step, admin), {
    valid: { [path]: update(tracked(tracking)) },
  })
})

it('an order is not deleted, nor placed with a step', async () => {
  await shop.store(shopDocuments(lineItems))
  const placed = orderCommit(id, ana, lineItems)
  const received = {
    ...placed,
    [path]: [placed[path] ?? [], update(stepChange('received', ana))].flat(),
  }
  await expectRefused(shop.as(ana), received, { valid: placed })
  await expectRefused(
    shop.as(admin),
    { [path]: remove },
    { valid: stepCommit(id, 'received', admin) },
  )
})
