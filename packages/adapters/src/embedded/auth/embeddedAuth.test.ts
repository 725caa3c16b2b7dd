import type { Backend } from '@storefront/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { done, refusal } from '../../contracts/outcomes.ts'
import { password, valueOf } from '../../contracts/people.ts'
import type { KeyValueStorage } from '../../KeyValueStorage.ts'
import type { EmbeddedBackendSettings } from '../createEmbeddedBackend.ts'
import { embeddedOutbox } from '../embeddedOutbox.ts'
import { memoryStorage } from '../memoryStorage.ts'
import { admin, now, openEmbedded } from '../testing/openEmbedded.ts'

let storage: KeyValueStorage
const open = (settings: Partial<EmbeddedBackendSettings> = {}) => openEmbedded(storage, settings)

beforeEach(() => {
  storage = memoryStorage()
})

/** The code of the first e-mail. */
const sentCode = () => embeddedOutbox(storage)[0]?.actionCode ?? ''

describe('Google sign-in', () => {
  const google = { googleEmail: 'rosa@example.com' }
  const rosa = { email: 'rosa@example.com', password }

  it('creates a verified account without a password', async () => {
    const { auth } = open(google)
    expect(valueOf(await auth.signInWithGoogle())).toMatchObject({
      email: rosa.email,
      emailVerified: true,
      providers: ['google'],
    })
    expect(await auth.signIn(rosa)).toEqual(refusal('invalid-credentials'))
  })

  it('signs in to the same account every time', async () => {
    const { auth } = open(google)
    expect(await auth.signInWithGoogle()).toEqual(await auth.signInWithGoogle())
  })

  it('links to a verified account and keeps its password', async () => {
    const { auth } = open(google)
    const { uid } = valueOf(await auth.register(rosa))
    await auth.sendVerification('es')
    await auth.verifyEmail(sentCode())
    expect(valueOf(await auth.signInWithGoogle())).toMatchObject({
      uid,
      providers: ['password', 'google'],
    })
    expect(await auth.signIn(rosa)).toMatchObject({ ok: true })
  })

  it('removes the password of an account with an unverified address', async () => {
    const { auth } = open(google)
    const { uid } = valueOf(await auth.register(rosa))
    expect(valueOf(await auth.signInWithGoogle())).toMatchObject({ uid, providers: ['google'] })
    expect(await auth.signIn(rosa)).toEqual(refusal('invalid-credentials'))
  })

  it('confirms a deletion without a password', async () => {
    const { auth } = open(google)
    await auth.signInWithGoogle()
    expect(await auth.deleteAccount(null)).toEqual(done)
    expect(await auth.idToken()).toBeNull()
  })

  it('does not confirm the deletion of an account that only has a password', async () => {
    const { auth } = open(google)
    await auth.signIn(admin)
    expect(await auth.deleteAccount(null)).toEqual(refusal('invalid-credentials'))
  })
})

/** Changes Rosa's password; another tab acts while the first one hashes. */
async function changePasswordWhile(act: (otherTab: Backend) => Promise<unknown>) {
  const rosa = { email: 'rosa@example.com', password }
  const otherTab = open()
  await otherTab.auth.register(rosa)
  const importing = vi.spyOn(crypto.subtle, 'importKey')
  importing.mockImplementationOnce(async (...args) => {
    await act(otherTab)
    return crypto.subtle.importKey(...args)
  })
  const changed = await open().auth.changePassword(password, 'dragon-fruit-7')
  importing.mockRestore()
  return changed
}

describe('a password change while another tab', () => {
  it('verifies the address keeps it verified', async () => {
    const changed = await changePasswordWhile(async ({ auth }) => {
      await auth.sendVerification('es')
      await auth.verifyEmail(sentCode())
    })
    expect(changed).toEqual(done)
    const signedIn = await open().auth.signIn({
      email: 'rosa@example.com',
      password: 'dragon-fruit-7',
    })
    expect(valueOf(signedIn)).toMatchObject({ emailVerified: true })
  })

  it('deletes the account is refused', async () => {
    expect(await changePasswordWhile(({ auth }) => auth.deleteAccount(password))).toEqual(
      refusal('session-expired'),
    )
    expect(await open().auth.signIn({ email: 'rosa@example.com', password })).toEqual(
      refusal('invalid-credentials'),
    )
  })
})

describe('e-mails', () => {
  it('are listed in the outbox', async () => {
    const { auth } = open()
    await auth.sendPasswordReset(admin.email, 'en')
    expect(embeddedOutbox(storage)).toEqual([
      {
        to: admin.email,
        kind: 'reset-password',
        actionCode: expect.any(String),
        language: 'en',
        sentAt: now,
      },
    ])
  })

  it('are an empty list before the first one', () => {
    expect(embeddedOutbox(storage)).toEqual([])
  })

  it.each([
    { kind: 'a reset', hours: 1 },
    { kind: 'a verification', hours: 72 },
  ])('have codes of $kind that are valid for $hours h', async ({ kind, hours }) => {
    let time = now
    const { auth } = open({ clock: () => time })
    await auth.signIn(admin)
    await (kind === 'a reset'
      ? auth.sendPasswordReset(admin.email, 'es')
      : auth.sendVerification('es'))
    const code = sentCode()
    const redeem = () =>
      kind === 'a reset' ? auth.resetPassword(code, password) : auth.verifyEmail(code)
    time = now + hours * 3_600_000 + 1
    expect(await redeem()).toEqual(refusal('action-code-expired'))
    time = now + hours * 3_600_000
    expect(await redeem()).toEqual(done)
  })

  it('do not verify an address with the code of a reset', async () => {
    const { auth } = open()
    await auth.sendPasswordReset(admin.email, 'es')
    expect(await auth.verifyEmail(sentCode())).toEqual(refusal('action-code-invalid'))
  })
})
