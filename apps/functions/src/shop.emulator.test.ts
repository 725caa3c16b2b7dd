import {
  type CommandResult,
  err,
  joinOrder,
  networkRef,
  newPress,
  type Order,
  orderRef,
  placeOrder,
  type PlaceOrderRefusal,
  profileRef,
  takeStep,
  versionOf,
} from '@storefront/domain'
import { aProfile } from '@storefront/domain/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { originOf, projectId, shopUrl } from '../../backend/emulators/addresses.ts'
import {
  startMailbox,
  type Mailbox,
  type ReceivedLetter,
} from '../../backend/emulators/startMailbox.ts'
import { hasEmulatorBuild } from '../../backend/hosting/sites.ts'
import { networkOf } from './network.ts'
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

/** The buyers of all placed orders, by their addresses. */
const buyers = new Set<string>()

function place(
  input = anOrderInput(),
  press = newPress(),
  options: Readonly<Record<string, string>> = {},
) {
  buyers.add(input.customer.email)
  return call<Order, PlaceOrderRefusal>({ command: placeOrder.name, press, input }, options)
}

/** In ms: only what never comes fails. On a busy machine the letters take some minutes. */
const timeout = 5 * 60_000
vi.setConfig({ testTimeout: 2 * timeout })

const letterTo = ({ customer }: ReturnType<typeof anOrderInput>) =>
  received.find(({ to }) => to.includes(customer.email))

/** How many orders are counted for an address. */
async function ordersFrom(address: string): Promise<number> {
  const { path } = networkRef(networkOf(address, Date.now()) ?? '')
  return (await shop.fieldsOf(path))?.['orders'].length ?? 0
}

describe('the function', () => {
  it('counts the orders of a caller by the last address that is not Google’s, whatever is forged', async () => {
    const [victim, caller] = ['2001:db8:0:1::1', '2001:db8:0:2::1']
    for (const forwarded of [`${victim}, ${caller}`, `${victim}, ${caller}, 66.249.84.1`]) {
      const headers = { 'fastly-client-ip': victim, 'x-forwarded-for': forwarded }
      await place(anOrderInput(), newPress(), headers)
    }
    await place()
    const counts = await Promise.all([caller, victim, '127.0.0.1'].map(ordersFrom))
    expect(counts).toEqual([2, 0, 0])
  })

  it.runIf(hasEmulatorBuild())('runs behind the address of the site', async () => {
    const press = newPress()
    const { result } = await place(anOrderInput(), press, {
      url: `${originOf('hosting')}/api/shop`,
    })
    expect(result).toMatchObject({ ok: true, value: { id: press } })
  })
})

/** Calls the authentication emulator as the project's owner. */
async function post(path: string, body: object) {
  const response = await fetch(`${originOf('auth')}/identitytoolkit.googleapis.com/v1${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  // The answer of Google's API to a sign-up and to a sign-in.
  return (await response.json()) as { readonly localId: string; readonly idToken: string }
}

/** Registers somebody with a verified address, and with a profile unless the role is null. Returns the token. */
async function signUp(role: 'user' | 'admin' | null): Promise<string> {
  const credentials = {
    email: `${newPress()}@example.com`.toLowerCase(),
    password: 'pitahaya-2026',
  }
  const { localId } = await post(`/projects/${projectId}/accounts`, {
    ...credentials,
    emailVerified: true,
  })
  const { email } = credentials
  if (role !== null) {
    await shop.database.doc(profileRef(localId).path).set(aProfile({ email, role }))
  }
  const { idToken } = await post('/accounts:signInWithPassword?key=demo', {
    ...credentials,
    returnSecureToken: true,
  })
  return idToken
}

const refused = (error: unknown) => ({ result: err(error) })
const invalid = { error: { status: 'INVALID_ARGUMENT' } }
const forbidden = { error: { status: 'PERMISSION_DENIED' } }
const megabyte = 'x'.repeat(1_000_000)

describe('a forged call', () => {
  let order: Order
  const tokens = { guest: '', user: '', admin: '', deleted: '' }
  beforeAll(async () => {
    order = await shop.store({ status: 'shipped', paymentReceivedAt: Date.UTC(2026, 0, 3) })
    tokens.user = await signUp('user')
    tokens.admin = await signUp('admin')
    tokens.deleted = await signUp(null)
  })

  interface Forgery {
    readonly what: string
    readonly by: keyof typeof tokens
    /** Default: it places an order. */
    readonly command?: string
    /** Default: what an order needs. */
    readonly input?: () => unknown
    /** Default: a new press. */
    readonly press?: () => unknown
    readonly answer: object
  }

  const byGuest = { by: 'guest' } as const
  const byUser = { by: 'user' } as const
  const byAdmin = { by: 'admin' } as const
  const ofOrder = (command: string) => ({ command, input: () => ({ id: order.id }) })
  const takes = {
    command: takeStep.name,
    input: () => ({ id: order.id, version: versionOf(order), steps: [{ kind: 'delivered' }] }),
  }

  it.each<Forgery>([
    { what: 'an unknown command', ...byAdmin, command: 'payOrder', answer: invalid },
    { what: 'an endless command', ...byGuest, command: megabyte, answer: invalid },
    { what: 'a wrong input', ...byGuest, input: () => ({ lines: 7 }), answer: invalid },
    { what: 'no press', ...byGuest, press: () => undefined, answer: invalid },
    {
      what: 'the press of another’s order',
      ...byGuest,
      press: () => order.id,
      answer: refused({ code: 'placed-before' }),
    },
    { what: 'an order without a profile', by: 'deleted', answer: forbidden },
    {
      what: 'a command of the schedule',
      ...byAdmin,
      ...ofOrder('remindOrCancel'),
      answer: forbidden,
    },
    { what: 'a step of a guest', ...byGuest, ...takes, answer: forbidden },
    { what: 'a step of a user', ...byUser, ...takes, answer: forbidden },
    {
      what: 'another’s order as the own',
      ...byUser,
      ...ofOrder(joinOrder.name),
      answer: refused('order-not-found'),
    },
  ])('changes nothing: $what', async (forgery) => {
    const { by, command = placeOrder.name, input = anOrderInput, press = newPress } = forgery
    const { path } = orderRef(order.id)
    const before = await shop.fieldsOf(path)
    const headers = tokens[by] === '' ? {} : { authorization: `Bearer ${tokens[by]}` }
    const reply = await call({ command, press: press(), input: input() }, headers)
    expect(reply).toMatchObject(forgery.answer)
    expect(await shop.fieldsOf(path)).toEqual(before)
  })
})

it('is followed by the letters of each order, in its language, though one is refused at first', async () => {
  const [spanish, english] = [anOrderInput(), { ...anOrderInput(), language: 'en' }]
  await Promise.all([place(spanish), place(english)])
  await vi.waitFor(
    () => {
      for (const buyer of buyers) {
        const about = received.filter(({ to, html }) => `${to} ${html}`.includes(buyer))
        // The other one goes to the owner.
        expect(about).toHaveLength(2)
        expect(about.filter(({ to }) => to.includes(buyer))).toHaveLength(1)
      }
    },
    { timeout, interval: 250 },
  )
  expect(mails).toBeGreaterThan(2 * buyers.size)
  expect(letterTo(spanish)?.subject).not.toBe(letterTo(english)?.subject)
})
