import { randomUUID } from 'node:crypto'

import type { Account, Backend, Fields, Result } from '@storefront/domain'

import type { TestBench } from './TestBench.ts'

export const password = 'pitahaya-2026'

/** Returns a new e-mail address. */
export const newAddress = (): string => `rosa-${randomUUID()}@example.com`

/** Returns the value of a result, or throws when it is an error. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value
  throw new Error(`Expected a value, got ${JSON.stringify(result.error)}`)
}

/** A user who is signed in on a device. */
export interface Visitor {
  readonly device: Backend
  readonly account: Account
}

/** Registers a new user with a profile, on a new device. */
export async function signUp(bench: TestBench): Promise<Visitor> {
  const device = bench.openDevice()
  const email = newAddress()
  const account = valueOf(await device.auth.register({ email, password }))
  await device.profiles.create(account.uid, { email })
  return { device, account }
}

/** Signs the same visitor in on one more device. */
export async function onAnotherDevice(bench: TestBench, { account }: Visitor): Promise<Visitor> {
  const device = bench.openDevice()
  return { device, account: valueOf(await device.auth.signIn({ email: account.email, password })) }
}

/** Verifies a visitor's address by its e-mail, and signs in again to refresh the session. */
export async function verify(bench: TestBench, { device, account }: Visitor): Promise<Visitor> {
  const { email } = account
  valueOf(await device.auth.sendVerification('es'))
  valueOf(await bench.openDevice().auth.verifyEmail(await bench.lastActionCode(email)))
  return { device, account: valueOf(await device.auth.signIn({ email, password })) }
}

/** The document of a profile, without its optional texts. */
export const profileDocument = (overrides: Fields = {}): Fields => ({
  email: newAddress(),
  emailVerified: true,
  role: 'user',
  createdAt: Date.UTC(2026, 0, 2),
  ...overrides,
})

/** Registers a user, verifies the address, and grants the role admin. */
export async function signUpAdmin(bench: TestBench): Promise<Visitor> {
  const admin = await verify(bench, await signUp(bench))
  const { uid, email } = admin.account
  await bench.put(`users/${uid}`, profileDocument({ email, role: 'admin' }))
  return admin
}
