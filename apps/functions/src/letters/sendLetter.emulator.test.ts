import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import {
  letterDelayMs,
  letterId,
  letterRef,
  stateOf as seenOf,
  sendLetterAgain,
  takeStep,
  type Correction,
  type Letter,
  type Order,
  type Step,
} from '@storefront/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import {
  startMailbox,
  type Mailbox,
  type ReceivedLetter,
} from '../../../backend/emulators/startMailbox.ts'
import { openShop, type OpenShop } from '../testing/openShop.ts'
import { createMailer } from './mailer.ts'
import { backOffMs, leaseMs, sendLetter, type SendContext } from './sendLetter.ts'
import { sweepLetters, sweepMs } from './sweepLetters.ts'

const port = 2526
const smtpUrl = `smtp://127.0.0.1:${port}`
const kind = 'orderShipped'

let shop: OpenShop
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

async function take(step: Step | Correction, { id }: Order): Promise<void> {
  const seen = seenOf(await shop.order({ id }))
  await shop.run(takeStep, { id, step, seen, tracking: null }, { now })
}

/** An order whose letter `orderShipped` waits. */
async function ship(changes: Partial<Order> = {}): Promise<Order> {
  const order = await shop.store(changes)
  await take('shipped', order)
  return order
}

const send = ({ id }: Order, changes: Partial<SendContext> = {}) =>
  sendLetter({ ...context, ...changes }, letterId(id, kind))
const change = ({ id }: Order, changes: Partial<Letter>) =>
  shop.database.doc(letterRef(id, kind).path).update(changes)
const letterOf = (order: Order) => shop.letter(order, kind)
const stateOf = async (order: Order) => (await letterOf(order))?.state
const mailOf = ({ id }: Order) => ({ id: `<${letterId(id, kind)}@shop.example>` })

describe('sending', () => {
  it('hands over the letter under the name of its order and kind', async () => {
    const order = await ship()
    await send(order)
    expect(received).toMatchObject([mailOf(order)])
    expect(received[0]?.to).toContain('rosa@example.com')
    expect(await letterOf(order)).toMatchObject({ state: 'sent', sentAt: now, claimedUntil: null })
  })

  it('stores the last day that a reminder names', async () => {
    const order = await shop.store({ createdAt: now })
    const reminder = { orderId: order.id, kind: 'paymentReminder', state: 'waiting' } as const
    const times = { attempts: 0, createdAt: now, sendAt: now, claimedUntil: null, sentAt: null }
    const letter: Letter = { ...reminder, ...times, lastDay: null }
    await shop.database.doc(letterRef(order.id, letter.kind).path).set(letter)
    await sendLetter(context, letterId(order.id, letter.kind))
    expect((await shop.letter(order, letter.kind))?.lastDay).toBeGreaterThan(now)
  })

  it('writes nothing about a step that is undone while the letter waits', async () => {
    const order = await ship()
    const wait = async (ms: number) => {
      await take('shippedUndone', order)
      now += ms
    }
    await send(order, { wait })
    expect([await letterOf(order), received]).toEqual([null, []])
  })

  it('waits once more for a step that was undone and taken again meanwhile', async () => {
    const order = await ship()
    let again = 0
    const wait = async (ms: number) => {
      now += ms
      again += 1
      if (again > 1) return
      await take('shippedUndone', order)
      await take('shipped', order)
    }
    const start = now
    await send(order, { wait })
    expect(await letterOf(order)).toMatchObject({
      state: 'sent',
      sentAt: start + 2 * letterDelayMs,
    })
  })

  it('writes nothing about an order that is no longer as the letter says', async () => {
    const order = await ship()
    await shop.store({ ...order, status: 'delivered', deliveredAt: now })
    await send(order)
    expect([await stateOf(order), received]).toEqual(['skipped', []])
  })

  it('writes nothing once letters are off', async () => {
    const order = await ship()
    await shop.changeSettings({ lettersOn: false })
    await send(order)
    expect([await stateOf(order), received]).toEqual(['skipped', []])
  })

  it('sends once, however many try at the same time', async () => {
    const order = await ship()
    now += letterDelayMs
    await Promise.all(Array.from({ length: 5 }, () => send(order)))
    expect([await stateOf(order), received.length]).toEqual(['sent', 1])
  })

  it('tries again later while the mail server refuses', async () => {
    const order = await ship()
    mailbox.before = () => {
      throw new Error('Too busy')
    }
    await send(order)
    const sendAt = now + backOffMs[0]
    expect(await letterOf(order)).toMatchObject({ state: 'waiting', attempts: 1, sendAt })
    mailbox.before = () => undefined
    await send(order)
    expect([await stateOf(order), received.length]).toEqual(['sent', 1])
  })

  it('gives up after the last attempt', async () => {
    const order = await ship()
    const mailer = createMailer('smtp://127.0.0.1:1')
    for (const pause of [0, ...backOffMs]) {
      now += pause
      await send(order, { mailer })
    }
    expect(await stateOf(order)).toBe('failed')
  })

  it('says that it does not know when the connection was lost while it handed over', async () => {
    const order = await ship()
    const mailer = { send: () => Promise.reject(new Error('Connection closed')) }
    await send(order, { mailer })
    expect(await stateOf(order)).toBe('uncertain')
  })
})

describe('a sweep', () => {
  it('begins with the letter that has been due longest, and stops in time for the next sweep', async () => {
    // By their ids, the letters would come in the other order.
    const orders: Order[] = []
    for (const id of ['c', 'b', 'a']) {
      orders.push(await ship({ id: id.repeat(20) }))
      now += 1_000
    }
    now += letterDelayMs
    mailbox.before = () => {
      now += sweepMs / 2
    }
    await sweepLetters(context)
    expect(received).toMatchObject(orders.slice(0, 2).map(mailOf))
    await sweepLetters(context)
    expect(received).toMatchObject(orders.map(mailOf))
  })
})

describe('a letter whose sender was killed', () => {
  it('is uncertain once the claim has expired, and sent once when somebody asks for it', async () => {
    const order = await ship()
    await change(order, { sendAt: now })
    const isConnected = new Promise<void>((resolve) => {
      mailbox.before = () => {
        resolve()
        return new Promise(() => undefined)
      }
    })
    const script = join(import.meta.dirname, '../testing/sendOnce.ts')
    const args = ['--import', 'tsx', script, shop.projectId, letterId(order.id, kind), smtpUrl]
    // tsx reads how to compile JSX from the folder's tsconfig.json.
    const cwd = join(import.meta.dirname, '../../../../packages/letters')
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

    await shop.run(sendLetterAgain, { orderId: order.id, kind }, { now })
    await Promise.all([sweepLetters(context), send(order)])
    expect([await stateOf(order), received.length]).toEqual(['sent', 1])
  })
})
