import {
  newPress,
  outageCodeOf,
  placeOrder,
  type AuthErrorCode,
  type OutageCode,
  type Result,
} from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { afterEach, describe, expect, it } from 'vitest'

import { newAddress, password, type Visitor } from '../contracts/people.ts'
import { orderInput } from '../contracts/shop.ts'
import type { Fault } from '../contracts/startFaultProxy.ts'
import { openFaultyBench, type FaultyBench } from './testing/openFaultyBench.ts'

/** Tolerance over a deadline on a slow machine, in ms. */
const graceMs = 2000

/** Shorter for a hanging server, where the test waits for it, but long enough for the calls before the fault. */
const deadlineFor = (fault: Fault) => (fault === 'hang' ? 5000 : 10_000)

let fixture: FaultyBench
afterEach(() => fixture.close())

/** Makes the named calls at once, and returns the outcome of each by its name. */
async function outcomesOf<T>(
  deadlineMs: number,
  calls: Readonly<Record<string, () => Promise<T>>>,
  codeOf: (call: Promise<T>) => Promise<string>,
): Promise<Record<string, string>> {
  const start = performance.now()
  const outcomes = Object.entries(calls).map(async ([name, call]) => {
    const code = await codeOf(call())
    const tookMs = performance.now() - start
    return [name, tookMs < deadlineMs + graceMs ? code : `${code} after ${tookMs} ms`]
  })
  // `Object.fromEntries` loses the type of the values.
  return Object.fromEntries(await Promise.all(outcomes)) as Record<string, string>
}

const everyCall = (calls: object, code: string) =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, code]))

function databaseCalls({ device, account }: Visitor) {
  const { run, profiles, carts, products, orders, letters, settings, auditLog } = device
  const guest = fixture.bench.openGuest()
  const { uid, email } = account
  const [input, press] = [orderInput(), newPress()]
  const page = { limit: 10 }
  return {
    run: () => run(placeOrder, input, press),
    'profiles.find': () => profiles.find(uid),
    'profiles.create': () => profiles.create(uid, { email }),
    'profiles.update': () => profiles.update(uid, { nombre: 'Rosa' }),
    'profiles.list': () => profiles.list({}, page),
    'carts.load': () => carts.load(uid),
    'carts.setLine': () => carts.setLine(uid, aCartLine()),
    'carts.merge': () => carts.merge(uid, { id: 'guest', cart: [aCartLine()] }),
    'products.list': () => products.list(),
    'settings.shop': () => settings.shop(),
    'settings.bankAccount': () => settings.bankAccount(),
    'orders.find': () => orders.find(press),
    'orders.listForUser': () => orders.listForUser(uid, page),
    'orders.notes': () => orders.notes(press),
    'orders.list': () => orders.list({}, page),
    'orders.figures': () => orders.figures({}),
    'letters.ofOrder': () => letters.ofOrder(press),
    'auditLog.list': () => auditLog.list(page),
    "a guest's run": () => guest.run(placeOrder, input, press),
    "a guest's products.list": () => guest.products.list(),
    "a guest's settings.shop": () => guest.settings.shop(),
    "a guest's orders.find": () => guest.orders.find(press),
  }
}

function authCalls({ device, account }: Visitor) {
  const { auth } = device
  const { email } = account
  return {
    register: () => auth.register({ email: newAddress(), password }),
    signIn: () => auth.signIn({ email, password }),
    sendVerification: () => auth.sendVerification('es'),
    changePassword: () => auth.changePassword(password, 'dragon-fruit-7'),
    sendPasswordReset: () => auth.sendPasswordReset(email, 'es'),
    passwordResetEmail: () => auth.passwordResetEmail('some-code'),
    resetPassword: () => auth.resetPassword('some-code', password),
    verifyEmail: () => auth.verifyEmail('some-code'),
    deleteAccount: () => auth.deleteAccount(password),
  }
}

const outageOf = (call: Promise<unknown>) => call.then(() => 'an answer', outageCodeOf)

async function errorOf(
  call: Promise<Result<unknown, { readonly code: AuthErrorCode }>>,
): Promise<string> {
  const result = await call
  return result.ok ? 'an answer' : result.error.code
}

describe('calls of the database and of the function', () => {
  it.each<[Fault, OutageCode]>([
    ['hang', 'timeout'],
    ['reset', 'offline'],
    [429, 'too-many-requests'],
    [503, 'unavailable'],
    ['refuse', 'offline'],
  ])('all end within the deadline when the server fails by %s', async (fault, code) => {
    const deadlineMs = deadlineFor(fault)
    fixture = await openFaultyBench(deadlineMs)
    const calls = databaseCalls(fixture.rosa)
    fixture.proxies.firestore.inject(fault)
    fixture.proxies.shop.inject(fault)
    const outcomes = await outcomesOf<unknown>(deadlineMs, calls, outageOf)
    expect(outcomes).toEqual(everyCall(calls, code))
  })
})

describe('calls of the authentication service', () => {
  it.each<[Fault, AuthErrorCode]>([
    ['hang', 'timeout'],
    ['reset', 'network-failed'],
    [429, 'too-many-requests'],
    [503, 'internal-error'],
    ['refuse', 'network-failed'],
  ])('all end within the deadline when the server fails by %s', async (fault, code) => {
    const deadlineMs = deadlineFor(fault)
    fixture = await openFaultyBench(deadlineMs)
    const calls = authCalls(fixture.rosa)
    fixture.proxies.auth.inject(fault)
    expect(await outcomesOf(deadlineMs, calls, errorOf)).toEqual(everyCall(calls, code))
  })
})
