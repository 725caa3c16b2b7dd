import { demoUser } from '@storefront/backend/seed'
import type { Account, Backend, Credentials, Log, Profile, TokenStore } from '@storefront/domain'
import { afterEach, beforeEach, vi } from 'vitest'

import { createTestPorts } from '../../../../testing/createTestServices.ts'
import { withCalls, type Calls } from '../../../../testing/visit.ts'
import { createNoticeStore } from '../../notices/NoticeStore.ts'
import type { LoadBackend } from '../../services.tsx'
import { createSessionStore } from '../createSessionStore.ts'

/** Replaces some calls of the backend. */
type BackendOverrides = (backend: Backend) => Calls

/** A browser in which nobody has signed in yet; `openPage` gives the session store of a page in it. */
export async function openBrowser(overrides: BackendOverrides = () => ({})) {
  const { sessionHint, ...ports } = createTestPorts()
  const backend = await ports.loadBackend()
  const loadBackend = vi.fn<LoadBackend>(() =>
    Promise.resolve(withCalls(backend, overrides(backend))),
  )
  const tokens = {
    save: vi.fn<TokenStore['save']>(() => Promise.resolve()),
    clear: vi.fn<TokenStore['clear']>(() => Promise.resolve()),
  }
  const notices = createNoticeStore()
  const log = vi.fn<Log>()
  const tabs: (() => void)[] = []
  const onSessionHintChange = (listener: () => void) => void tabs.push(listener)
  const openPage = () =>
    createSessionStore({ loadBackend, sessionHint, onSessionHintChange, tokens, notices, log })
  return {
    openPage,
    /** Opens a page whose session check has begun. */
    startPage: async () => {
      const session = openPage()
      session.start()
      await settle()
      return session
    },
    /** Opens a page, and signs in there. */
    signIn: async (person: Credentials = demoUser) => {
      const session = openPage()
      await session.signIn(({ auth }) => auth.signIn(person))
      return session
    },
    backend,
    loadBackend,
    sessionHint,
    /** What a tab hears once another has changed the hint. */
    notifyTabs: () => tabs.forEach((listener) => listener()),
    tokens,
    notices,
    log,
  }
}

/** A browser in which somebody signed in and left a session hint, before its next page is opened. */
export async function openSignedInBrowser({
  person = demoUser,
  overrides,
}: { person?: Credentials; overrides?: BackendOverrides } = {}) {
  const browser = await openBrowser(overrides)
  await browser.backend.auth.signIn(person)
  browser.sessionHint.save()
  return browser
}

/** Reads profiles in another way. */
export const withProfileLookup =
  (find: (uid: string) => Promise<Profile | null>): BackendOverrides =>
  () => ({ profiles: { find } })

/** Some of the authentication service in another way. */
export const withAuth =
  (auth: Partial<Backend['auth']>): BackendOverrides =>
  () => ({ auth })

/** A service that reports when the test says so. */
export function silentService() {
  const listeners: ((account: Account | null) => void)[] = []
  const onAccountChange: Backend['auth']['onAccountChange'] = (listener) => {
    listeners.push(listener)
    return () => undefined
  }
  const report = (account: Account | null) => listeners.forEach((listener) => listener(account))
  return { onAccountChange, report }
}

/** A service that gives out a new token when the test says so. */
export function renewingService() {
  const listeners: ((token: string) => void)[] = []
  const onTokenChange: Backend['auth']['onTokenChange'] = (listener) => {
    listeners.push(listener)
    return () => undefined
  }
  const renew = (token: string) => listeners.forEach((listener) => listener(token))
  return { onTokenChange, renew }
}

/** Gives the value after so many ms of the fake clock. */
export const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms))

/** Gives each test of a file a clock that stands still. */
export function withFakeTimers(): void {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
}

/** Lets everything happen that needs no time to pass. */
export const settle = () => vi.advanceTimersByTimeAsync(0)
