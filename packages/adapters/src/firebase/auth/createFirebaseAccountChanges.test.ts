import type { RunCommand } from '@storefront/domain'
import type { Auth, User } from 'firebase/auth'
import * as sdk from 'firebase/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { done } from '../../contracts/outcomes.ts'
import type { FirebaseContext } from '../FirebaseContext.ts'
import { createFirebaseAccountChanges } from './createFirebaseAccountChanges.ts'

vi.mock('firebase/auth', { spy: true })

const deadlineMs = 10_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Resolves after `ms` of the fake clock. */
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const run = () => after(60_000).then(() => ({ ok: true, value: null, already: false }))

it('deletes an account when its steps together take longer than the deadline of one', async () => {
  const credential = vi.mocked(sdk.reauthenticateWithCredential)
  credential.mockImplementation(() => after(6_000).then(() => ({}) as sdk.UserCredential))
  vi.mocked(sdk.deleteUser).mockImplementation(() => after(6_000))
  const currentUser = { uid: 'rosa', email: 'rosa@example.com' } as User
  const auth = { currentUser, authStateReady: () => Promise.resolve() } as Auth
  // `deleteAccount` uses only these parts of the context.
  const context = { auth, deadlineMs } as FirebaseContext

  // The one command that it sends has this answer.
  const changes = createFirebaseAccountChanges(context, run as unknown as RunCommand)
  const deleted = changes.deleteAccount('pitahaya')
  await vi.advanceTimersByTimeAsync(72_000)

  expect(await deleted).toEqual(done)
  expect(sdk.deleteUser).toHaveBeenCalledWith(currentUser)
})
