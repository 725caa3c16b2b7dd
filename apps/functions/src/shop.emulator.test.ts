import {
  letterId,
  networkRef,
  type CommandResult,
  type LetterKind,
  type Order,
  type PlaceOrderRefusal,
} from '@storefront/domain'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { originOf, projectId, shopUrl } from '../../backend/emulators/addresses.ts'
import {
  startMailbox,
  type Mailbox,
  type ReceivedLetter,
} from '../../backend/emulators/startMailbox.ts'
import { hasEmulatorBuild } from '../../backend/hosting/sites.ts'
import { networkOf } from './shop.ts'
import { anOrderInput, openShop, type OpenShop } from './testing/openShop.ts'

let shop: OpenShop
let mailbox: Mailbox
const received: ReceivedLetter[] = []
/** How many mails the mail server was asked to take. It refuses the first one. */
let mails = 0

beforeAll(async () => {
  shop = await openShop(projectId)
  mailbox = await startMailbox((letter) => received.push(letter))
  mailbox.before = () => {
    mails += 1
    if (mails === 1) throw new Error('Too busy')
  }
})
afterAll(async () => {
  await shop.changeSettings({ lettersOn: false })
  await Promise.all([shop.close(), mailbox.close()])
})

interface Reply<Value, Refusal> {
  readonly result?: CommandResult<Value, Refusal>
  readonly error?: { readonly status: string; readonly message: string }
}

/** Calls the function as any client may. */
async function call<Value, Refusal>(
  data: unknown,
  { url = shopUrl, ...headers }: Readonly<Record<string, string>> = {},
): Promise<Reply<Value, Refusal>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  })
  // The protocol of callables, which `Reply` names.
  return (await response.json()) as Reply<Value, Refusal>
}

/** The keys of all placed orders. */
const placed = new Set<string>()

function place(input = anOrderInput(), options: Readonly<Record<string, string>> = {}) {
  placed.add(input.key)
  return call<Order, PlaceOrderRefusal>({ command: 'placeOrder', input }, options)
}

/** In ms: only what never comes fails. On a busy machine the letters take some minutes. */
const timeout = 5 * 60_000
vi.setConfig({ testTimeout: 2 * timeout })
const idsOf = (keys: readonly string[]) => {
  const kinds: readonly LetterKind[] = ['newOrder', 'orderReceived']
  return keys.flatMap((key) => kinds.map((kind) => `<${letterId(key, kind)}@127.0.0.1>`))
}

const subjectOf = ({ key }: { readonly key: string }) =>
  received.find(({ id }) => id.includes(`${key}-orderReceived`))?.subject

describe('the function', () => {
  it('places the order of a guest, and answers the same order again', async () => {
    const input = anOrderInput()
    const { result } = await place(input)
    expect(result).toMatchObject({ ok: true, value: { id: input.key, uid: null }, already: false })
    expect((await place(input)).result).toEqual({ ...result, already: true })
  })

  it.each([
    ['that is not known', { command: 'payOrder', input: {} }, 'INVALID_ARGUMENT'],
    ['without a name', { input: {} }, 'INVALID_ARGUMENT'],
    ['with a wrong input', { command: 'cancelOrder', input: { id: 7 } }, 'INVALID_ARGUMENT'],
    ['of the schedule', { command: 'remindOrCancel', input: { id: 'x' } }, 'PERMISSION_DENIED'],
  ])('refuses a command %s', async (_, data, status) => {
    expect(await call(data)).toMatchObject({ error: { status } })
  })

  it('counts the orders of a caller by the address that a proxy names', async () => {
    const { key } = anOrderInput()
    await place(anOrderInput(), { 'fastly-client-ip': `${key}-1`, 'x-forwarded-for': `${key}-2` })
    await place(anOrderInput(), { 'x-forwarded-for': `${key}-2, 10.0.0.1` })
    await place()
    for (const [address, isCounted] of [
      [`${key}-1`, true],
      [`${key}-2`, true],
      ['10.0.0.1', false],
      ['127.0.0.1', false],
    ] as const) {
      const network = networkOf(address, Date.now()) ?? ''
      expect((await shop.fieldsOf(networkRef(network).path)) !== undefined).toBe(isCounted)
    }
  })

  it.runIf(hasEmulatorBuild())('runs behind the address of the site', async () => {
    const input = anOrderInput()
    const { result } = await place(input, { url: `${originOf('hosting')}/api/shop` })
    expect(result).toMatchObject({ ok: true, value: { id: input.key } })
    expect(await shop.fieldsOf(networkRef(networkOf('127.0.0.1', Date.now()) ?? '').path)).toBe(
      undefined,
    )
  })
})

it('is followed by the letters of each order, in its language, though one is refused at first', async () => {
  const [spanish, english] = [anOrderInput(), { ...anOrderInput(), language: 'en' }]
  await Promise.all([place(spanish), place(english)])
  const expected = new Set(idsOf([...placed]))
  await vi.waitFor(
    () => {
      const ids = received.map(({ id }) => id).filter((id) => expected.has(id))
      expect(ids.toSorted()).toEqual([...expected].toSorted())
    },
    { timeout, interval: 250 },
  )
  expect(mails).toBeGreaterThan(expected.size)
  expect(subjectOf(spanish)).not.toBe(subjectOf(english))
})
