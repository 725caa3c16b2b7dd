import { randomUUID } from 'node:crypto'

import type { Account, Backend, Result } from '@storefront/domain'

import type { DocumentFields } from '../documents/decodeDocument.ts'
import type { TestBench } from './TestBench.ts'

export const password = 'pitahaya-2026'

/** An e-mail address that nobody has used. */
export const newAddress = (): string => `rosa-${randomUUID()}@example.com`

/** The value of a result that must be one. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value
  throw new Error(`Expected a value, got ${JSON.stringify(result.error)}`)
}

/** Somebody signed in on a device. */
export interface Visitor {
  readonly device: Backend
  readonly account: Account
}

/** Registers somebody new, with a profile, on a device of their own. */
export async function signUp(bench: TestBench): Promise<Visitor> {
  const device = bench.openDevice()
  const email = newAddress()
  const account = valueOf(await device.auth.register({ email, password }))
  await device.profiles.create(account.uid, { email })
  return { device, account }
}

/** The same visitor on one more device. */
export async function onAnotherDevice(bench: TestBench, { account }: Visitor): Promise<Visitor> {
  const device = bench.openDevice()
  return { device, account: valueOf(await device.auth.signIn({ email: account.email, password })) }
}

/** Verifies somebody's address, by its e-mail, and signs them in again, so that the session knows. */
export async function verify(bench: TestBench, { device, account }: Visitor): Promise<Visitor> {
  const { email } = account
  valueOf(await device.auth.sendVerification('es'))
  valueOf(await bench.openDevice().auth.verifyEmail(await bench.lastActionCode(email)))
  return { device, account: valueOf(await device.auth.signIn({ email, password })) }
}

/** A profile's document, without its texts. */
export const profileFields = (overrides: DocumentFields = {}): DocumentFields => ({
  email: newAddress(),
  emailVerified: true,
  role: 'user',
  createdAt: Date.UTC(2026, 0, 2),
  ...overrides,
})

/** Registers somebody, verifies their address, and makes them an admin. */
export async function signUpAdmin(bench: TestBench): Promise<Visitor> {
  const admin = await verify(bench, await signUp(bench))
  const { uid, email } = admin.account
  await bench.put(`users/${uid}`, profileFields({ email, role: 'admin' }))
  return admin
}
