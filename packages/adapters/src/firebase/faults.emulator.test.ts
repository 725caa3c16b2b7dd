import {
  defaultShopSettings,
  outageCodeOf,
  type AuthErrorCode,
  type OutageCode,
  type Result,
} from '@storefront/domain'
import { aCartLine, aCustomer, aProduct } from '@storefront/domain/testing'
import { afterEach, describe, expect, it } from 'vitest'

import { newAddress, password, type Visitor } from '../contracts/people.ts'
import { draftFor } from '../contracts/shop.ts'
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

async function databaseCalls({ device, account }: Visitor) {
  const { profiles, carts, products, orders, settings } = device
  const { uid, email } = account
  const draft = await draftFor(fixture.rosa, { destilado: 1 })
  const cartChange = { id: 'x', actions: [{ type: 'add', line: aCartLine() }] } as const
  return {
    'profiles.find': () => profiles.find(uid),
    'profiles.create': () => profiles.create(uid, { email }),
    'profiles.update': () => profiles.update(uid, aCustomer()),
    'profiles.remove': () => profiles.remove(uid),
    'profiles.list': () => profiles.list({}, { limit: 10 }),
    'profiles.setRole': () => profiles.setRole('luis', 'admin'),
    'carts.load': () => carts.load(uid),
    'carts.change': () => carts.change(uid, cartChange),
    'carts.remove': () => carts.remove(uid),
    'products.list': () => products.list(),
    'products.update': () => products.update(aProduct(), { stock: 20 }),
    'settings.shop': () => settings.shop(),
    'settings.bankAccount': () => settings.bankAccount(),
    'settings.save': () =>
      settings.save({ ...defaultShopSettings, bankAccount: null }, { salesPaused: true }),
    'orders.place': () => orders.place(draft),
    'orders.find': () => orders.find(draft.id),
    'orders.findByNumber': () => orders.findByNumber('99F1E17F8B'),
    'orders.listForUser': () => orders.listForUser(uid, { limit: 10 }),
    'orders.takeStep': () => orders.takeStep(draft.id, 'cancelled'),
    'orders.setTracking': () => orders.setTracking(draft.id, { carrier: 'Own', number: '' }),
    'orders.notes': () => orders.notes(draft.id),
    'orders.addNote': () => orders.addNote(draft.id, 'Prefers the evening.'),
    'orders.list': () => orders.list({}, { limit: 10 }),
    'orders.figures': () => orders.figures({}),
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

describe('calls of the database', () => {
  it.each<[Fault, OutageCode]>([
    ['hang', 'timeout'],
    ['reset', 'offline'],
    [429, 'too-many-requests'],
    [503, 'unavailable'],
    ['refuse', 'offline'],
  ])('all end within the deadline when the server fails by %s', async (fault, code) => {
    const deadlineMs = deadlineFor(fault)
    fixture = await openFaultyBench(deadlineMs)
    const calls = await databaseCalls(fixture.rosa)
    fixture.firestoreProxy.inject(fault)
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
    fixture.authProxy.inject(fault)
    expect(await outcomesOf(deadlineMs, calls, errorOf)).toEqual(everyCall(calls, code))
  })
})
