import { demoAdmin, demoUser } from '@storefront/backend/seed'
import { Outage } from '@storefront/domain'
import { anAccount } from '@storefront/domain/testing'
import { describe, expect, it, vi } from 'vitest'

import { guestSession, sessionCheckMs } from './createSessionStore.ts'
import {
  after,
  openBrowser,
  openSignedInBrowser,
  settle,
  silentService,
  withAuth,
  withFakeTimers,
  withProfileLookup,
} from './testing/openBrowser.ts'

withFakeTimers()

describe('the check of a session', () => {
  it('notices in a guest’s tab that somebody signs in in another, and out again', async () => {
    const { openPage, backend, sessionHint, notifyTabs } = await openBrowser()
    const session = openPage()
    session.start()
    expect(session.get()).toEqual({ status: 'guest' })
    await backend.auth.signIn(demoUser)
    sessionHint.save()
    notifyTabs()
    await vi.waitFor(() => expect(session.get().status).toBe('signed-in'))
    await backend.auth.signOut()
    await vi.waitFor(() => expect(session.get().status).toBe('guest'))
  })

  it('takes a visitor without a session hint for a guest at once, and loads no backend', async () => {
    const { openPage, loadBackend } = await openBrowser()
    const session = openPage()
    session.start()
    expect(session.get()).toEqual(guestSession)
    await vi.advanceTimersByTimeAsync(sessionCheckMs)
    expect(loadBackend).not.toHaveBeenCalled()
  })

  it.each([
    { person: demoUser, role: 'user' },
    { person: demoAdmin, role: 'admin' },
  ])('signs in the $role who left a session hint', async ({ person, role }) => {
    const { openPage, tokens, notices } = await openSignedInBrowser({ person })
    const session = openPage()
    session.start()
    expect(session.get()).toEqual({ status: 'checking' })
    await settle()
    expect(session.get()).toMatchObject({ status: 'signed-in', account: { uid: person.uid }, role })
    expect(tokens.save).toHaveBeenCalledWith(person.uid)
    expect(notices.get()).toEqual([])
  })

  it('ends a session that the service no longer knows, and says so', async () => {
    const { startPage, backend, sessionHint, tokens, notices } = await openSignedInBrowser()
    await backend.auth.signOut()
    const session = await startPage()
    expect(session.get()).toEqual({ status: 'guest', reason: 'ended' })
    expect(sessionHint.exists()).toBe(false)
    expect(tokens.clear).toHaveBeenCalledOnce()
    expect(notices.get()).toMatchObject([{ code: 'session-ended' }])
  })

  it('does not make the visitor wait for a backend that cannot be loaded', async () => {
    const { startPage, loadBackend, sessionHint, notices, log } = await openSignedInBrowser()
    const outage = new Outage('offline', 'No network')
    loadBackend.mockRejectedValueOnce(outage)
    const session = await startPage()
    expect(session.get()).toEqual({ status: 'guest', reason: 'check-timed-out' })
    expect(notices.get()).toMatchObject([{ code: 'session-check-timed-out' }])
    expect(sessionHint.exists()).toBe(true)
    expect(log).toHaveBeenCalledWith('The session could not be checked', outage)
  })

  it('takes a visitor without a profile for a user and says that no role was found', async () => {
    const { startPage, notices } = await openSignedInBrowser({
      person: demoAdmin,
      overrides: withProfileLookup(() => Promise.resolve(null)),
    })
    const session = await startPage()
    expect(session.get()).toMatchObject({ status: 'signed-in', role: 'user' })
    expect(notices.get()).toMatchObject([{ code: 'loginRoleNotFound' }])
  })

  it('takes a visitor whose profile cannot be read for a user and says so', async () => {
    const outage = new Outage('unavailable', 'Try later')
    const { startPage, notices, log } = await openSignedInBrowser({
      person: demoAdmin,
      overrides: withProfileLookup(() => Promise.reject(outage)),
    })
    const session = await startPage()
    expect(session.get()).toMatchObject({ status: 'signed-in', role: 'user' })
    expect(notices.get()).toMatchObject([{ code: 'loginErrorFetchingRole' }])
    expect(log).toHaveBeenCalledWith('The role could not be read', outage)
  })
})

/** A session check that has timed out after 10 s. */
async function waitInVain() {
  const service = silentService()
  const browser = await openSignedInBrowser({
    overrides: withAuth({ onAccountChange: service.onAccountChange }),
  })
  const session = browser.openPage()
  session.start()
  await vi.advanceTimersByTimeAsync(sessionCheckMs - 1)
  expect(session.get()).toEqual({ status: 'checking' })
  await vi.advanceTimersByTimeAsync(1)
  return { ...browser, session, service }
}

describe('two reports on the same account', () => {
  it('keep the account of the later one, whichever profile comes first', async () => {
    const service = silentService()
    const find = vi
      .fn<(uid: string) => Promise<null>>()
      .mockReturnValueOnce(after(500, null))
      .mockReturnValueOnce(after(100, null))
    const { startPage } = await openSignedInBrowser({
      overrides: (backend) => ({
        ...withAuth({ onAccountChange: service.onAccountChange })(backend),
        ...withProfileLookup(find)(backend),
      }),
    })
    const session = await startPage()
    service.report(anAccount({ emailVerified: false }))
    service.report(anAccount({ emailVerified: true }))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(find).toHaveBeenCalledTimes(2)
    expect(session.get()).toMatchObject({ status: 'signed-in', account: { emailVerified: true } })
  })
})

describe('a check that is not answered', () => {
  it('lets the visitor on as a guest after 10 s, and keeps the session hint for the next visit', async () => {
    const { session, notices, sessionHint } = await waitInVain()
    expect(session.get()).toEqual({ status: 'guest', reason: 'check-timed-out' })
    expect(notices.get()).toMatchObject([{ code: 'session-check-timed-out' }])
    expect(sessionHint.exists()).toBe(true)
  })

  it('signs in all the same when the answer comes late, and takes the notice back', async () => {
    const { session, service, notices } = await waitInVain()
    service.report(anAccount({ uid: demoUser.uid }))
    await settle()
    expect(session.get()).toMatchObject({ status: 'signed-in', account: { uid: demoUser.uid } })
    expect(notices.get()).toEqual([])
  })

  it('forgets the session hint when the late answer is that nobody is signed in', async () => {
    const { session, service, sessionHint, notices } = await waitInVain()
    service.report(null)
    expect(session.get()).toEqual({ status: 'guest', reason: 'ended' })
    expect(sessionHint.exists()).toBe(false)
    expect(notices.get()).toMatchObject([{ code: 'session-ended' }])
  })
})
