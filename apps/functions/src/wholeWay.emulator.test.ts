import { changesOf, letterId } from '@storefront/domain'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { projectId } from '../../backend/emulators/addresses.ts'
import {
  startMailbox,
  type Mailbox,
  type ReceivedLetter,
} from '../../backend/emulators/startMailbox.ts'
import { openShop } from './testing/openShop.ts'

let shop: Awaited<ReturnType<typeof openShop>>
let mailbox: Mailbox
const received: ReceivedLetter[] = []

beforeAll(async () => {
  shop = await openShop(projectId)
  mailbox = await startMailbox((letter) => received.push(letter))
})
afterAll(async () => {
  await shop.changeSettings({ lettersOn: false })
  await Promise.all([shop.close(), mailbox.close()])
})

/** In ms: only what never comes fails. On a busy machine two hundred letters take some minutes. */
const timeout = 10 * 60_000
vi.setConfig({ testTimeout: 3 * timeout })
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout, interval: 250 })
const idOf = (order: { readonly id: string }, kind: Parameters<typeof letterId>[1]) =>
  `<${letterId(order.id, kind)}@127.0.0.1>`

it('writes in the language of the order, and nothing about a step that is undone', async () => {
  const [spanish, english] = await Promise.all([
    shop.store({ language: 'es' }),
    shop.store({ language: 'en' }),
  ])
  const placed = [spanish, english].flatMap((order) => [
    idOf(order, 'orderReceived'),
    idOf(order, 'newOrder'),
  ])
  await until(() => {
    expect(received.map(({ id }) => id).toSorted()).toEqual(placed.toSorted())
  })
  const subjectOf = (order: { readonly id: string }) =>
    received.find(({ id }) => id === idOf(order, 'orderReceived'))?.subject
  expect(subjectOf(spanish)).not.toBe(subjectOf(english))

  received.length = 0
  const shipped = await shop.store({ ...spanish, ...changesOf(spanish, 'shipped', Date.now()) })
  await until(async () => {
    expect((await shop.letter(spanish, 'orderShipped'))?.state).toBe('waiting')
  })
  await shop.store({ ...shipped, ...changesOf(shipped, 'shippedUndone', Date.now()) })
  await until(async () => {
    expect((await shop.letter(spanish, 'orderShipped'))?.state).toBe('skipped')
  })
  expect(received).toEqual([])
})

it('writes each letter of a hundred orders at once, though one is refused at first', async () => {
  received.length = 0
  let refusals = 0
  mailbox.before = () => {
    refusals += 1
    if (refusals === 1) throw new Error('Too busy')
  }
  const orders = await Promise.all(Array.from({ length: 100 }, () => shop.store()))
  const all = orders.flatMap((order) => [idOf(order, 'orderReceived'), idOf(order, 'newOrder')])
  await until(() => {
    expect(received.length).toBeGreaterThanOrEqual(all.length)
  })
  expect(received.map(({ id }) => id).toSorted()).toEqual(all.toSorted())
})
