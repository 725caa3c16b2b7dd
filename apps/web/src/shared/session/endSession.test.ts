import { demoAdmin, demoUser } from '@storefront/backend/seed'
import { err, Outage, type AuthGateway } from '@storefront/domain'
import { anAccount } from '@storefront/domain/testing'
import { describe, expect, it, vi } from 'vitest'

import { guestSession } from './createSessionStore.ts'
import {
  after,
  openBrowser,
  openSignedInBrowser,
  renewingService,
  settle,
  silentService,
  withAuth,
  withFakeTimers,
  withProfileLookup,
} from './testing/openBrowser.ts'

withFakeTimers()

describe('a session that goes on', () => {
  it('is observed from the first sign-in on: a sign-out elsewhere ends it', async () => {
    const { signIn, backend, sessionHint, tokens, notices } = await openBrowser()
    const session = await signIn()
    await backend.auth.signOut()
    expect(session.get()).toEqual({ status: 'guest', reason: 'ended' })
    expect(sessionHint.exists()).toBe(false)
    expect(tokens.clear).toHaveBeenCalledOnce()
    expect(notices.get()).toMatchObject([{ code: 'session-ended' }])
  })

  it('becomes that of another who signs in elsewhere', async () => {
    const { signIn, backend } = await openBrowser()
    const session = await signIn()
    await backend.auth.signIn(demoAdmin)
    await settle()
    expect(session.get()).toMatchObject({ account: { uid: demoAdmin.uid }, role: 'admin' })
  })

  it('takes over what changes of its account without reading the role again', async () => {
    const { onAccountChange, report } = silentService()
    const { signIn, backend } = await openBrowser(withAuth({ onAccountChange }))
    const find = vi.spyOn(backend.profiles, 'find')
    const session = await signIn(demoAdmin)
    const account = anAccount({ uid: demoAdmin.uid, email: 'otra@example.com' })
    report(account)
    expect(session.get()).toEqual({ status: 'signed-in', account, role: 'admin' })
    expect(find).toHaveBeenCalledOnce()
  })

  it('stays ended when its profile arrives only then', async () => {
    const { startPage, backend, sessionHint, notices } = await openSignedInBrowser({
      overrides: withProfileLookup(() => after(500, null)),
    })
    const session = await startPage()
    await backend.auth.signOut()
    await vi.advanceTimersByTimeAsync(500)
    expect(session.get()).toEqual({ status: 'guest', reason: 'ended' })
    expect(sessionHint.exists()).toBe(false)
    expect(notices.get()).toMatchObject([{ code: 'session-ended' }])
  })

  it('saves each token that replaces the last, once', async () => {
    const { onTokenChange, renew } = renewingService()
    const { signIn, tokens } = await openBrowser(withAuth({ onTokenChange }))
    const session = await signIn()
    renew(demoUser.uid)
    renew('renewed')
    renew('renewed')
    expect(tokens.save.mock.calls).toEqual([[demoUser.uid], ['renewed']])
    await session.signOut()
    renew('too late')
    expect(tokens.save).toHaveBeenCalledTimes(2)
  })

  it('saves no token that arrives after its end', async () => {
    const { signIn, tokens } = await openBrowser(
      withAuth({ idToken: () => after(500, 'too late') }),
    )
    const session = await signIn()
    await session.signOut()
    await vi.advanceTimersByTimeAsync(500)
    expect(tokens.save).not.toHaveBeenCalled()
  })
})

const refuse: AuthGateway['signOut'] = () =>
  Promise.resolve(err({ code: 'unknown', providerCode: 'odd' }))
const fail: AuthGateway['signOut'] = () => Promise.reject(new Outage('offline', 'No network'))

describe('signing out', () => {
  it('makes a guest, and leaves neither session hint, token nor notices behind', async () => {
    const { startPage, backend, sessionHint, tokens, notices } = await openSignedInBrowser({
      overrides: withProfileLookup(() => Promise.resolve(null)),
    })
    const session = await startPage()
    expect(notices.get()).toMatchObject([{ code: 'loginRoleNotFound' }])
    await session.signOut()
    await settle()
    expect(session.get()).toEqual(guestSession)
    expect(await backend.auth.idToken()).toBeNull()
    expect(sessionHint.exists()).toBe(false)
    expect(tokens.clear).toHaveBeenCalledOnce()
    expect(notices.get()).toEqual([])
  })

  it.each([
    { what: 'refuses', signOut: refuse, logged: ['The service did not sign out: unknown'] },
    {
      what: 'fails',
      signOut: fail,
      logged: ['The service did not sign out', expect.anything()],
    },
  ])('makes a guest even if the service $what, and logs it', async ({ signOut, logged }) => {
    const { startPage, sessionHint, log } = await openSignedInBrowser({
      overrides: withAuth({ signOut }),
    })
    const session = await startPage()
    await session.signOut()
    expect(session.get()).toEqual(guestSession)
    expect(sessionHint.exists()).toBe(false)
    expect(log).toHaveBeenCalledWith(...logged)
  })

  it('logs a token that could not be cleared', async () => {
    const { startPage, tokens, log } = await openSignedInBrowser()
    const cause = new Error('blocked')
    tokens.clear.mockRejectedValueOnce(cause)
    const session = await startPage()
    await session.signOut()
    await settle()
    expect(log).toHaveBeenCalledWith('The token could not be cleared', cause)
  })
})
