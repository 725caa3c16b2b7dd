import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'

import {
  cancelOrder,
  confirmPlace,
  enterOrder,
  joinWaitingList,
  leaveWaitingLists,
  letterDelayMs,
  letterId,
  letterRef,
  maxBeforePlaces,
  maxLettersADay,
  newPress,
  placeOrder,
  profileRef,
  sendLetterAgain,
  sendOrderLink,
  takeStep,
  tellWaitingList,
  versionOf,
  waitingListRef,
  type Letter,
  type Order,
  type Step,
} from '@storefront/domain'
import {
  aCaller,
  aCustomer,
  aLetter,
  aPress,
  aProfile,
  aWaitingPerson,
} from '@storefront/domain/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { mailPort } from '../../../backend/emulators/addresses.ts'
import {
  startMailbox,
  type Mailbox,
  type ReceivedLetter,
} from '../../../backend/emulators/startMailbox.ts'
import { anOrderInput, openShop, type OpenShop } from '../testing/openShop.ts'
import { createMailer } from './mailer.ts'
import { backOffMs, leaseMs, sendLetter, type SendContext } from './sendLetter.ts'
import { sweepLetters, sweepMs } from './sweepLetters.ts'

const port = mailPort + 1
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

/** Takes a step, and returns its press. */
async function take(step: Step, { id }: Order): Promise<string> {
  const press = newPress()
  const version = versionOf(await shop.order({ id }))
  await shop.run(takeStep, { id, version, steps: [step] }, { now, press })
  return press
}

const shipped = { kind: 'shipped', tracking: null } as const

/** A letter `orderShipped` that waits, and its order. */
async function ship(changes: Parameters<OpenShop['store']>[0] = {}) {
  const order = await shop.store(changes)
  const press = await take(shipped, order)
  return { order, press, id: letterId({ orderId: order.id, press, kind }) }
}

type Waiting = Pick<Awaited<ReturnType<typeof ship>>, 'id'>

const send = ({ id }: Waiting, changes: Partial<SendContext> = {}) =>
  sendLetter({ ...context, ...changes }, id)
const letterOf = async ({ id }: Waiting): Promise<Partial<Letter> | undefined> =>
  shop.fieldsOf(letterRef(id).path)
const stateOf = async (waiting: Waiting) => (await letterOf(waiting))?.state

/** Sends all letters that wait. */
async function sendAll(): Promise<void> {
  const { docs } = await shop.database.collection('letters').where('state', '==', 'waiting').get()
  for (const { id } of docs) await send({ id })
}

describe('sending', () => {
  it('hands over the letter, which does not name the key of its order but in the link', async () => {
    const letter = await ship({ uid: null })
    await send(letter)
    const [mail] = received
    expect(mail?.to).toContain('rosa@example.com')
    expect(mail?.id).toMatch(/^<[0-9a-f]{32}@shop\.example>$/)
    expect(await letterOf(letter)).toMatchObject({ state: 'sent', sentAt: now, claimedUntil: null })
  })

  it('stores the last day that a reminder names', async () => {
    const order = await shop.store({ createdAt: now })
    const about = { orderId: order.id, press: order.id, kind: 'paymentReminder' } as const
    const reminder = { id: letterId(about) }
    await shop.database.doc(letterRef(reminder.id).path).set(aLetter({ ...about, sendAt: now }))
    await send(reminder)
    expect((await letterOf(reminder))?.lastDay).toBeGreaterThan(now)
  })

  it('writes nothing about a step that is undone while the letter waits', async () => {
    const letter = await ship()
    const wait = async (ms: number) => {
      await take({ kind: 'struck', undoes: letter.press }, letter.order)
      now += ms
    }
    await send(letter, { wait })
    expect([await stateOf(letter), received]).toEqual(['skipped', []])
  })

  it('writes once about a step that was undone and taken again', async () => {
    const undone = await ship()
    await take({ kind: 'struck', undoes: undone.press }, undone.order)
    const press = await take(shipped, undone.order)
    const again = { id: letterId({ orderId: undone.order.id, press, kind }) }
    await Promise.all([send(undone), send(again)])
    expect([await stateOf(undone), await stateOf(again)]).toEqual(['skipped', 'sent'])
    expect(received).toHaveLength(1)
  })

  it('writes nothing about an order that is no longer as the letter says', async () => {
    const letter = await ship()
    await take({ kind: 'delivered' }, letter.order)
    await send(letter)
    expect([await stateOf(letter), received]).toEqual(['skipped', []])
  })

  it('writes nothing once letters are off', async () => {
    const letter = await ship()
    await shop.changeSettings({ lettersOn: false })
    await send(letter)
    expect([await stateOf(letter), received]).toEqual(['skipped', []])
  })

  it('sends once, however many try at the same time', async () => {
    const letter = await ship()
    now += letterDelayMs
    await Promise.all(Array.from({ length: 5 }, () => send(letter)))
    expect([await stateOf(letter), received.length]).toEqual(['sent', 1])
  })

  it('tries again later while the mail server refuses', async () => {
    const letter = await ship()
    mailbox.before = () => {
      throw new Error('Too busy')
    }
    await send(letter)
    const sendAt = now + backOffMs[0]
    expect(await letterOf(letter)).toMatchObject({ state: 'waiting', attempts: 1, sendAt })
    mailbox.before = () => undefined
    await send(letter)
    expect([await stateOf(letter), received.length]).toEqual(['sent', 1])
  })

  it('gives up after the last attempt', async () => {
    const letter = await ship()
    const mailer = createMailer('smtp://127.0.0.1:1')
    for (const pause of [0, ...backOffMs]) {
      now += pause
      await send(letter, { mailer })
    }
    expect(await stateOf(letter)).toBe('failed')
  })

  it('says that it does not know when the connection was lost while it handed over', async () => {
    const letter = await ship()
    const mailer = { send: () => Promise.reject(new Error('Connection closed')) }
    await send(letter, { mailer })
    expect(await stateOf(letter)).toBe('uncertain')
  })
})

describe('an addressee', () => {
  const buyer = randomUUID()
  const email = `${buyer}@example.com`
  const outcomes = async () => {
    const { docs } = await shop.database.collection('letters').get()
    const letters = docs.map((document) => document.data())
    const mails = received.filter(({ to }) => to.includes(email)).length
    return { mails, skipped: letters.filter(({ state }) => state === 'skipped').length }
  }
  const place = (caller: Parameters<OpenShop['run']>[2] = { caller: null }, press = newPress()) =>
    shop.run(placeOrder, anOrderInput(buyer), { ...caller, now, press })

  it('gets so many letters a day about orders without an account, whatever became of these', async () => {
    for (let count = 0; count < maxLettersADay; count += 1) {
      const id = newPress()
      await place({ caller: null }, id)
      await sendAll()
      await shop.run(cancelOrder, { id }, { caller: null, now })
      await sendAll()
    }
    const { mails, skipped } = await outcomes()
    expect([mails, skipped]).toEqual([maxLettersADay, maxLettersADay])

    // A stranger keeps neither a signed-in buyer from their letters, nor what the owner has entered.
    const caller = aCaller({ email })
    const profile = shop.database.doc(profileRef(caller.uid).path)
    await profile.set(aProfile({ email, emailVerified: false }))
    await place({ caller: { ...caller, emailVerified: false } })
    await sendAll()
    expect((await outcomes()).mails).toBe(maxLettersADay)
    await profile.set(aProfile({ email }))
    await place({ caller })
    const { lines, seenTotalCents: _, savesProfile: _saves, ...rest } = anOrderInput(buyer)
    await shop.run(
      enterOrder,
      {
        ...rest,
        lines: lines.map(({ id, quantity, seenPriceCents }) => ({
          id,
          quantity,
          unitPriceCents: seenPriceCents,
        })),
        shippingCents: 500,
        reason: '',
        isPaid: false,
        isDelivered: false,
        writesLetters: true,
      },
      { now },
    )
    await sendAll()
    expect((await outcomes()).mails).toBe(maxLettersADay + 2)

    now += 24 * 60 * 60_000
    await place()
    await sendAll()
    expect((await outcomes()).mails).toBe(maxLettersADay + 3)
  })

  it('is stored as a hash, until the database deletes it', async () => {
    await place()
    await sendAll()
    const { docs } = await shop.database.collection('addressees').get()
    expect(docs.map(({ id }) => id)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect(docs[0]?.get('expiresAt').toMillis()).toBeGreaterThan(now)
  })
})

describe('the link of an order', () => {
  it('goes to its address only, whatever its domain, and once a day', async () => {
    const order = await shop.store({
      uid: null,
      writesLetters: false,
      customer: aCustomer({ email: 'x@xn--and-6ma2c.ec' }),
    })
    const ask = (email: string) =>
      shop.run(sendOrderLink, { number: order.number, email }, { caller: null, now })
    for (const email of ['x@ñandú.ec', 'stranger@example.com', 'X@Ñandú.ec']) await ask(email)
    await sendAll()
    expect(received).toHaveLength(1)
    // The mailbox shows the domain as people write it.
    expect(received[0]?.to).toContain('<x@ñandú.ec>')
    expect(received[0]?.text).toContain(`https://shop.example/orders/${order.id}`)
    expect(received[0]?.id).not.toContain(order.id)
  })
})

describe('a letter to a waiting list', () => {
  const productId = 'reposado'
  const list = waitingListRef(productId).path
  const peopleOf = async () => (await shop.fieldsOf(list))?.['people']

  /** Somebody asks to hear of the coming bottle, at this time. */
  const askToHear = (email: string) =>
    shop.run(joinWaitingList, { productId, email, language: 'en' }, { caller: null, now })

  beforeEach(() => shop.putProduct({ id: productId, name: 'Reposado', comingSoon: true }))

  it('asks to confirm the address, then says once that the bottle can be bought', async () => {
    const email = `${randomUUID()}@example.com`
    await askToHear(email)
    expect(await peopleOf()).toBeUndefined()
    await sendAll()
    const [asked] = received
    expect(asked?.to).toContain(email)
    const key = /#confirm=([0-9A-Z]{20})/.exec(asked?.text ?? '')?.[1] ?? ''
    expect(asked?.id).not.toContain(key)
    await shop.run(confirmPlace, { key }, { caller: null, now })
    expect(await peopleOf()).toMatchObject([{ email, key }])

    await shop.putProduct({ id: productId, name: 'Reposado' })
    await shop.run(tellWaitingList, { productId, keys: [key] }, { now })
    await sendAll()
    await sendAll()
    expect(received.slice(1)).toEqual([expect.objectContaining({ subject: 'Reposado is on sale' })])
    expect(await peopleOf()).toBeUndefined()
    await shop.run(leaveWaitingLists, { key }, { caller: null, now })
    expect((await shop.database.collection('letters').get()).size).toBe(0)
  })

  it('is not sent once the bottle is sold out again, and its addressee goes on waiting', async () => {
    const people = [aWaitingPerson('rosa'), aWaitingPerson('luis', { key: newPress() })]
    await shop.database.doc(list).set({ people })
    await shop.putProduct({ id: productId, stock: 1 })
    await shop.run(tellWaitingList, { productId, keys: [aPress()] }, { now })
    await shop.putProduct({ id: productId, stock: 0 })
    await sendAll()
    expect(received).toEqual([])
    expect(await peopleOf()).toMatchObject(people.map(({ email, key }) => ({ email, key })))
  })

  it('that asks leaves the day’s others to orders, whoever asks for it', async () => {
    const email = `${randomUUID()}@example.com`
    for (let count = 0; count <= maxBeforePlaces; count += 1) await askToHear(email)
    await sendAll()
    expect(received).toHaveLength(maxBeforePlaces)
  })
})

describe('a sweep', () => {
  it('begins with the letter that has been due longest, and stops in time for the next sweep', async () => {
    // By their ids, the letters would come in the other order.
    const letters: Waiting[] = []
    for (const id of ['c', 'b', 'a']) {
      letters.push(await ship({ id: id.repeat(20) }))
      now += 1_000
    }
    now += letterDelayMs
    mailbox.before = () => {
      now += sweepMs / 2
    }
    const statesOf = () => Promise.all(letters.map(stateOf))
    await sweepLetters(context)
    expect(await statesOf()).toEqual(['sent', 'sent', 'waiting'])
    await sweepLetters(context)
    expect(await statesOf()).toEqual(['sent', 'sent', 'sent'])
    expect(received).toHaveLength(3)
  })
})

// Of two transactions that wait for each other the emulator closes one with a message of its own, which the SDK does not
// repeat, as it repeats the database's.
describe('a letter whose sender was killed', { retry: 2 }, () => {
  it('is uncertain once the claim has expired, and sent once when somebody asks for it', async () => {
    const letter = await ship()
    await shop.database.doc(letterRef(letter.id).path).update({ sendAt: now })
    const isConnected = new Promise<void>((resolve) => {
      mailbox.before = () => {
        resolve()
        return new Promise(() => undefined)
      }
    })
    const script = join(import.meta.dirname, '../testing/sendOnce.ts')
    const args = ['--import', 'tsx', script, shop.projectId, letter.id, smtpUrl]
    // tsx reads how to compile JSX from the folder's tsconfig.json.
    const cwd = join(import.meta.dirname, '../../../../packages/letters')
    const sender = spawn(process.execPath, args, { cwd, stdio: 'inherit' })
    await isConnected
    sender.kill('SIGKILL')
    await once(sender, 'exit')
    mailbox.before = () => undefined

    now = Date.now()
    await sweepLetters(context)
    expect(await stateOf(letter)).toBe('sending')
    now += leaseMs
    await sweepLetters(context)
    expect([await stateOf(letter), received]).toEqual(['uncertain', []])

    await shop.run(sendLetterAgain, { id: letter.id }, { now })
    await Promise.all([sweepLetters(context), send(letter)])
    expect([await stateOf(letter), received.length]).toEqual(['sent', 1])
  })
})
