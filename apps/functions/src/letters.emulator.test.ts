import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import {
  automaticActor,
  changesOf,
  letterId,
  type Correction,
  type Order,
  type Step,
} from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import {
  startMailbox,
  type Mailbox,
  type ReceivedLetter,
} from '../../backend/emulators/startMailbox.ts'
import { handleLateTransfers } from './lateTransfers.ts'
import { createMailer } from './mailer.ts'
import { planLetters } from './planLetters.ts'
import { backOffMs, leaseMs, sendLetter, type SendContext } from './sendLetter.ts'
import { sweepLetters, sweepMs } from './sweepLetters.ts'
import { openShop } from './testing/openShop.ts'

const port = 2526
const smtpUrl = `smtp://127.0.0.1:${port}`
const delay = 20_000
const day = 86_400_000

let shop: Awaited<ReturnType<typeof openShop>>
let mailbox: Mailbox
let received: ReceivedLetter[]
let now: number
let context: SendContext

beforeEach(async () => {
  shop = await openShop()
  received = []
  mailbox = await startMailbox((letter) => received.push(letter), port)
  now = Date.now()
  context = {
    database: shop.database,
    mailer: createMailer(smtpUrl),
    sender: { from: '', siteUrl: 'https://shop.example' },
    now: () => now,
    wait: (ms) => {
      now += ms
      return Promise.resolve()
    },
  }
})
afterEach(async () => {
  await Promise.all([shop.close(), mailbox.close()])
})

/** Stores an order after a step, and plans its letters. */
async function take(step: Step | Correction, before: Order): Promise<Order> {
  const after = await shop.store({ ...before, ...changesOf(before, step, now) })
  await planLetters(shop.database, { before, after, at: now })
  return after
}

/** An order whose letter `orderShipped` waits. */
const ship = async (changes: Partial<Order> = {}) => take('shipped', await shop.store(changes))
const shipped = ({ id }: Order) => letterId(id, 'orderShipped')
const stateOf = async (order: Order) => (await shop.letter(order, 'orderShipped'))?.state

const loseConnection = () => Promise.reject(new Error('Connection closed'))

describe('planning', () => {
  it('plans the letters of a placed order once, however often it is reported', async () => {
    const after = await shop.store()
    const change = { before: null, after, at: now }
    await Promise.all([planLetters(shop.database, change), planLetters(shop.database, change)])
    const { docs } = await shop.database.collection('letters').get()
    expect(docs.map(({ id }) => id).toSorted()).toEqual(
      [letterId(after.id, 'newOrder'), letterId(after.id, 'orderReceived')].toSorted(),
    )
    expect(await shop.letter(after, 'newOrder')).toMatchObject({
      state: 'waiting',
      attempts: 0,
      sendAt: now + delay,
      sentAt: null,
    })
  })

  it('plans nothing while letters are off', async () => {
    await shop.changeSettings({ lettersOn: false })
    expect(await stateOf(await ship())).toBeUndefined()
  })

  it('waits again after a step that was undone and taken again', async () => {
    const first = await ship()
    const undone = await take('shippedUndone', first)
    await sendLetter(context, shipped(first))
    expect(await stateOf(first)).toBe('skipped')

    now += 1_000
    const again = await take('shipped', undone)
    expect(await shop.letter(again, 'orderShipped')).toMatchObject({
      state: 'waiting',
      sendAt: now + delay,
    })
  })

  it('never plans a letter again that was sent', async () => {
    const first = await ship()
    await sendLetter(context, shipped(first))
    await take('shipped', await take('shippedUndone', first))
    expect(await stateOf(first)).toBe('sent')
  })

  it('reminds of a late transfer once', async () => {
    const order = await shop.store({ createdAt: now - 9 * day })
    const young = await shop.store({ createdAt: now - 2 * day })
    await handleLateTransfers(shop.database, now)
    await sendLetter(context, letterId(order.id, 'paymentReminder'))
    await handleLateTransfers(shop.database, now + day)
    expect((await shop.letter(order, 'paymentReminder'))?.state).toBe('sent')
    expect(await shop.letter(young, 'paymentReminder')).toBeNull()
  })
})

/** An order of nine days ago whose buyer has been reminded. */
async function remindedOrder(changes: Partial<Order> = {}): Promise<Order> {
  const order = await shop.store({ createdAt: now - 9 * day, ...changes })
  await handleLateTransfers(shop.database, now)
  await sendLetter(context, letterId(order.id, 'paymentReminder'))
  return order
}
const statusOf = async ({ id }: Order) =>
  String((await shop.database.doc(`orders/${id}`).get()).get('status'))

describe('a late transfer', () => {
  it('is cancelled after the last day that its reminder names, and its bottles come back once', async () => {
    const order = await remindedOrder()
    const product = shop.database.doc(`products/${order.items[0]?.productId}`)
    await product.set({ stock: 4 })
    await handleLateTransfers(shop.database, now + 3 * day)
    expect(await statusOf(order)).toBe('pending')

    now += 4 * day
    await Promise.all([
      handleLateTransfers(shop.database, now),
      handleLateTransfers(shop.database, now),
    ])
    const stored = await shop.database.doc(`orders/${order.id}`).get()
    expect(stored.get('status')).toBe('cancelled')
    expect(stored.get('activity')).toMatchObject({ 0: { kind: 'cancelled', by: automaticActor } })
    const { quantity = 0 } = order.items[0] ?? {}
    expect((await product.get()).data()).toEqual({
      stock: 4 + quantity,
      lastReturn: { orderId: order.id, line: 0 },
    })
  })

  it.each([
    ['whose money came in the meantime', { paymentReceivedAt: Timestamp.now() }],
    ['that has left', { status: 'shipped' }],
  ])('is not cancelled for an order %s', async (_, change) => {
    const order = await remindedOrder()
    const before = await statusOf(order)
    await shop.database.doc(`orders/${order.id}`).update(change)
    await handleLateTransfers(shop.database, now + 30 * day)
    expect(await statusOf(order)).toBe('status' in change ? change.status : before)
  })

  it('is kept until the day that its reminder named, though the settings have changed since', async () => {
    await shop.changeSettings({ transferDays: 1, pendingDays: 7 })
    const order = await shop.store({ createdAt: now - 3 * day })
    await handleLateTransfers(shop.database, now)
    await sendLetter(context, letterId(order.id, 'paymentReminder'))
    await shop.changeSettings({ transferDays: 1, pendingDays: 3 })
    await handleLateTransfers(shop.database, now + 4 * day)
    expect(await statusOf(order)).toBe('pending')
    await handleLateTransfers(shop.database, now + 5 * day)
    expect(await statusOf(order)).toBe('cancelled')
  })

  it('is cancelled although another one, which comes first, cannot be', async () => {
    const { items } = anOrder()
    const broken = await remindedOrder({
      id: '0'.repeat(20),
      items: items.map((line) => ({ ...line, productId: 'a/b' })),
    })
    const order = await remindedOrder()
    await expect(handleLateTransfers(shop.database, now + 4 * day)).rejects.toThrow(
      'Some late transfers were not handled',
    )
    expect([await statusOf(broken), await statusOf(order)]).toEqual(['pending', 'cancelled'])
  })

  it('is not cancelled while letters are off', async () => {
    const order = await remindedOrder()
    await shop.changeSettings({ lettersOn: false })
    await handleLateTransfers(shop.database, now + 30 * day)
    expect(await statusOf(order)).toBe('pending')
  })
})

describe('sending', () => {
  it('hands over the letter under the name of its order and kind', async () => {
    const order = await ship()
    await sendLetter(context, shipped(order))
    expect(received).toMatchObject([{ id: `<${shipped(order)}@shop.example>` }])
    expect(received[0]?.to).toContain('rosa@example.com')
    const letter = await shop.letter(order, 'orderShipped')
    expect(letter).toMatchObject({ state: 'sent', sentAt: now, claimedUntil: null })
  })

  it('writes nothing about a step that was undone in the meantime', async () => {
    const order = await ship()
    await shop.store({ ...order, ...changesOf(order, 'shippedUndone', now) })
    await sendLetter(context, shipped(order))
    expect([await stateOf(order), received]).toEqual(['skipped', []])
  })

  it('writes nothing once letters are off', async () => {
    const order = await ship()
    await shop.changeSettings({ lettersOn: false })
    await sendLetter(context, shipped(order))
    expect([await stateOf(order), received]).toEqual(['skipped', []])
  })

  it('sends once, however many try at the same time', async () => {
    const order = await ship()
    now += delay
    await Promise.all(Array.from({ length: 5 }, () => sendLetter(context, shipped(order))))
    expect([await stateOf(order), received.length]).toEqual(['sent', 1])
  })

  it('tries again later while the mail server refuses', async () => {
    const order = await ship()
    mailbox.before = () => {
      throw new Error('Too busy')
    }
    await sendLetter(context, shipped(order))
    expect(await shop.letter(order, 'orderShipped')).toMatchObject({
      state: 'waiting',
      attempts: 1,
      sendAt: now + backOffMs[0],
    })
    mailbox.before = () => undefined
    await sendLetter(context, shipped(order))
    expect([await stateOf(order), received.length]).toEqual(['sent', 1])
  })

  it('gives up after the last attempt', async () => {
    const order = await ship()
    context = { ...context, mailer: createMailer('smtp://127.0.0.1:1') }
    for (const pause of [0, ...backOffMs]) {
      now += pause
      await sendLetter(context, shipped(order))
    }
    expect(await stateOf(order)).toBe('failed')
  })

  it('says that it does not know when the connection was lost while it handed over', async () => {
    const order = await ship()
    await sendLetter({ ...context, mailer: { send: loseConnection } }, shipped(order))
    expect(await stateOf(order)).toBe('uncertain')
  })
})

describe('a sweep', () => {
  it('begins with the letter that has been due longest, and stops in time for the next sweep', async () => {
    // By their ids, the letters would come in the other order.
    const first = await ship({ id: 'c'.repeat(20) })
    now += 1_000
    const second = await ship({ id: 'b'.repeat(20) })
    now += 1_000
    const third = await ship({ id: 'a'.repeat(20) })
    now += delay
    mailbox.before = () => {
      now += sweepMs / 2
    }
    await sweepLetters(context)
    expect(received).toMatchObject(
      [first, second].map((order) => ({ id: `<${shipped(order)}@shop.example>` })),
    )
    expect(await stateOf(third)).toBe('waiting')
    await sweepLetters(context)
    expect(await stateOf(third)).toBe('sent')
  })
})

describe('a letter whose sender was killed', () => {
  it('is uncertain once the claim has expired, and sent once when somebody asks for it', async () => {
    const order = await ship()
    const document = shop.database.doc(`letters/${shipped(order)}`)
    await document.update({ sendAt: Timestamp.fromMillis(now) })
    const isConnected = new Promise<void>((resolve) => {
      mailbox.before = () => {
        resolve()
        return new Promise(() => undefined)
      }
    })
    const script = join(import.meta.dirname, 'testing/sendOnce.ts')
    const { projectId } = shop
    const args = ['--import', 'tsx', script, projectId, shipped(order), smtpUrl]
    // tsx reads how to compile JSX from the folder's tsconfig.json.
    const cwd = join(import.meta.dirname, '..')
    const sender = spawn(process.execPath, args, { cwd, stdio: 'inherit' })
    await isConnected
    sender.kill('SIGKILL')
    await once(sender, 'exit')
    mailbox.before = () => undefined

    now = Date.now()
    await sweepLetters(context)
    expect(await stateOf(order)).toBe('sending')
    now += leaseMs
    await sweepLetters(context)
    expect([await stateOf(order), received]).toEqual(['uncertain', []])

    const sendAt = Timestamp.fromMillis(now)
    await document.update({ state: 'waiting', attempts: 0, claimedUntil: null, sendAt })
    await Promise.all([sweepLetters(context), sendLetter(context, shipped(order))])
    expect([await stateOf(order), received.length]).toEqual(['sent', 1])
  })
})
