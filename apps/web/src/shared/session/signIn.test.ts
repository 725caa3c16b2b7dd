import { demoAdmin, demoUser } from '@storefront/backend/seed'
import { err, Outage } from '@storefront/domain'
import { describe, expect, it, vi } from 'vitest'

import { guestSession } from './createSessionStore.ts'
import {
  after,
  openBrowser,
  openSignedInBrowser,
  settle,
  withAuth,
  withFakeTimers,
} from './testing/openBrowser.ts'

withFakeTimers()

describe('signing in', () => {
  it('takes over the account with its role, leaves a session hint and saves the token', async () => {
    const { openPage, sessionHint, tokens } = await openBrowser()
    const session = openPage()
    const outcome = await session.signIn(({ auth }) => auth.signIn(demoAdmin))
    await settle()
    expect(outcome).toMatchObject({
      ok: true,
      value: { status: 'signed-in', account: { uid: demoAdmin.uid }, role: 'admin' },
    })
    expect(session.get()).toMatchObject({ status: 'signed-in', role: 'admin' })
    expect(sessionHint.exists()).toBe(true)
    expect(tokens.save).toHaveBeenCalledWith(demoAdmin.uid)
  })

  it('takes back that an account was deleted: here is another', async () => {
    const { openPage, notices } = await openBrowser()
    notices.show('account-deleted', 'success')
    await openPage().signIn(({ auth }) => auth.signIn(demoUser))
    expect(notices.get()).toEqual([])
  })

  it('leaves everything as it is when a sign-in is refused', async () => {
    const { openPage, sessionHint, tokens, notices } = await openBrowser()
    const session = openPage()
    const outcome = await session.signIn(({ auth }) =>
      auth.signIn({ email: demoUser.email, password: 'no-es-esta' }),
    )
    await settle()
    expect(outcome).toMatchObject(err({ code: 'invalid-credentials' }))
    expect(session.get()).toEqual(guestSession)
    expect(sessionHint.exists()).toBe(false)
    expect(tokens.save).not.toHaveBeenCalled()
    expect(tokens.clear).not.toHaveBeenCalled()
    expect(notices.get()).toEqual([])
  })

  it.each(['loading the backend', 'the method'])('passes on an outage of %s', async (where) => {
    const { openPage, loadBackend } = await openBrowser()
    const session = openPage()
    const outage = new Outage('timeout', 'Too late')
    if (where === 'loading the backend') loadBackend.mockRejectedValueOnce(outage)
    await expect(session.signIn(() => Promise.reject(outage))).rejects.toBe(outage)
    expect(session.get()).toEqual(guestSession)
  })

  it('reads the role once and after all of the method, whatever is reported meanwhile', async () => {
    const { openPage, backend, notices } = await openBrowser()
    const find = vi.spyOn(backend.profiles, 'find')
    const session = openPage()
    await session.signIn(() => Promise.resolve(err('popup-closed')))
    await session.signIn(async ({ auth }) => {
      const outcome = await auth.signIn(demoUser)
      await settle()
      expect(find).not.toHaveBeenCalled()
      return outcome
    })
    await settle()
    expect(find).toHaveBeenCalledOnce()
    expect(notices.get()).toEqual([])
  })

  it('takes over the account that a method signed in before it broke', async () => {
    const { openPage } = await openBrowser()
    const session = openPage()
    const broken = session.signIn(async ({ auth }) => {
      await auth.signIn(demoUser)
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    await settle()
    expect(session.get()).toMatchObject({ status: 'signed-in', account: { uid: demoUser.uid } })
  })

  it('takes back what was said about the session before', async () => {
    const { startPage, backend, notices } = await openSignedInBrowser()
    await backend.auth.signOut()
    const session = await startPage()
    expect(notices.get()).toMatchObject([{ code: 'session-ended' }])
    await session.signIn(({ auth }) => auth.signIn(demoUser))
    expect(notices.get()).toEqual([])
  })

  it('waits for no token', async () => {
    const { signIn, tokens } = await openBrowser(withAuth({ idToken: () => after(500, 'token') }))
    const session = await signIn()
    expect(session.get()).toMatchObject({ status: 'signed-in' })
    await vi.advanceTimersByTimeAsync(500)
    expect(tokens.save).toHaveBeenCalledWith('token')
  })

  it('signs in without a token when there is none to be had', async () => {
    const outage = new Outage('offline', 'No network')
    const { signIn, log } = await openBrowser(withAuth({ idToken: () => Promise.reject(outage) }))
    const session = await signIn()
    await settle()
    expect(session.get()).toMatchObject({ status: 'signed-in' })
    expect(log).toHaveBeenCalledWith('The token could not be saved', outage)
  })
})
