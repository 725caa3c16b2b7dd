import {
  ok,
  roleFor,
  type Account,
  type Backend,
  type Log,
  type Session,
  type SessionHint,
  type TokenStore,
} from '@storefront/domain'

import type { NoticeStore } from '../notices/NoticeStore.ts'
import type { LoadBackend } from '../services.tsx'
import { createStore } from '../store.ts'
import { findRole } from './findRole.ts'
import type { SessionStore } from './SessionStore.ts'

/** Milliseconds until an unanswered check times out and the visitor continues as a guest (spec section 13). */
export const sessionCheckMs = 10_000

export const guestSession: Session = { status: 'guest' }

export interface SessionPorts {
  readonly loadBackend: LoadBackend
  readonly sessionHint: SessionHint
  /** Calls the listener when another tab sets or removes the hint. */
  readonly onSessionHintChange: (listener: () => void) => void
  readonly tokens: TokenStore
  readonly notices: NoticeStore
  readonly log: Log
}

/** The role can change when the e-mail address is verified: an admin's must be. */
const hasSameRole = (before: Account, after: Account): boolean =>
  before.uid === after.uid && before.emailVerified === after.emailVerified

/** The visitor's session as a store (spec section 4.1). */
export function createSessionStore(ports: SessionPorts): SessionStore {
  const { loadBackend, sessionHint, notices, log } = ports
  const store = createStore<Session>(sessionHint.exists() ? { status: 'checking' } : guestSession)
  const reports = createAccountReports(loadBackend, onAccount, onToken)
  const token = createTokenWriter(ports.tokens, log)
  /** The account whose session it is or is about to be; results for any other account are stale. */
  let ownerUid: string | null = null
  /** Counts the started sessions: of two for the same account, the later one knows whether it is verified. */
  let latestStart = 0

  function onAccount(backend: Backend, account: Account | null): void {
    const current = store.get()
    if (account === null) {
      if (ownerUid === null && !sessionHint.exists()) return
      endSession({ status: 'guest', reason: 'ended' })
      notices.show('session-ended', 'info')
    } else if (current.status === 'signed-in' && hasSameRole(current.account, account)) {
      store.set({ ...current, account })
    } else {
      void startSession(backend, account)
    }
  }

  async function startSession(backend: Backend, account: Account): Promise<void> {
    const { uid } = account
    latestStart += 1
    const start = latestStart
    ownerUid = uid
    sessionHint.save()
    void saveToken(backend, uid)
    const { role, notice } = await findRole(backend.profiles, account, log)
    if (start !== latestStart || uid !== ownerUid) return
    notices.dismiss('account-deleted')
    notices.dismiss('session-ended')
    notices.dismiss('session-check-timed-out')
    if (notice !== null) notices.show(notice, 'warning')
    store.set({ status: 'signed-in', account, role })
  }

  async function saveToken({ auth }: Backend, uid: string): Promise<void> {
    try {
      const first = await auth.idToken()
      if (first !== null && uid === ownerUid) token.save(first)
    } catch (cause) {
      log('The token could not be saved', cause)
    }
  }

  function onToken(renewed: string): void {
    if (ownerUid !== null) token.save(renewed)
  }

  function endSession(session: Session): void {
    ownerUid = null
    sessionHint.remove()
    notices.clear()
    store.set(session)
    token.clear()
  }

  function listen(): void {
    reports.listen().catch((cause: unknown) => {
      log('The session could not be checked', cause)
      stopChecking()
    })
  }

  function stopChecking(): void {
    if (store.get().status !== 'checking') return
    store.set({ status: 'guest', reason: 'check-timed-out' })
    notices.show('session-check-timed-out', 'warning')
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      // A sign-in in another tab. The service itself reports a sign-out there.
      ports.onSessionHintChange(() => {
        if (sessionHint.exists()) listen()
      })
      if (store.get().status !== 'checking') return
      setTimeout(stopChecking, sessionCheckMs)
      listen()
    },
    async signIn(method) {
      const outcome = await reports.deferDuring(async () => {
        const backend = await loadBackend()
        // Only a loaded backend can be listened to: for a guest this is the first chance.
        listen()
        const signedIn = await method(backend)
        if (signedIn.ok) await startSession(backend, signedIn.value)
        return signedIn
      })
      return outcome.ok ? ok(store.get()) : outcome
    },
    async checkRole() {
      const session = store.get()
      if (session.status !== 'signed-in' || session.role !== 'admin') return
      try {
        const { profiles } = await loadBackend()
        const profile = await profiles.find(session.account.uid)
        const role = profile === null ? 'user' : roleFor(profile, session.account)
        if (role === 'admin' || store.get() !== session) return
        notices.show('role-lost', 'info')
        store.set({ ...session, role })
      } catch (cause) {
        log('The role could not be checked', cause)
      }
    },
    async signOut() {
      await reports.deferDuring(async () => {
        try {
          const { auth } = await loadBackend()
          const outcome = await auth.signOut()
          if (!outcome.ok) log(`The service did not sign out: ${outcome.error.code}`)
        } catch (cause) {
          log('The service did not sign out', cause)
        }
        endSession(guestSession)
      })
    },
    deleteAccount: (currentPassword) =>
      reports.deferDuring(async () => {
        const { auth } = await loadBackend()
        const outcome = await auth.deleteAccount(currentPassword)
        if (outcome.ok) endSession(guestSession)
        return outcome
      }),
  }
}

/** Saves a session's token for other servers. A failure is logged, and does not end the session. */
export interface TokenWriter {
  /** Does nothing if the token is already saved: the service reports some tokens twice. */
  save(token: string): void
  clear(): void
}

function createTokenWriter(tokens: TokenStore, log: Log): TokenWriter {
  let saved: string | null = null
  return {
    save(token) {
      if (token === saved) return
      saved = token
      tokens.save(token).catch((cause: unknown) => log('The token could not be saved', cause))
    },
    clear() {
      saved = null
      tokens.clear().catch((cause: unknown) => log('The token could not be cleared', cause))
    },
  }
}

/** The reports of the authentication service: which account is signed in. */
interface AccountReports {
  /** Starts to listen; does nothing if it already listens. Rejects when the backend cannot be loaded. */
  listen(): Promise<void>
  /** Runs an action that itself causes reports: only the last of them is delivered, after the action. */
  deferDuring<T>(action: () => Promise<T>): Promise<T>
}

/**
 * @param onAccount called with the account that is signed in, or null
 * @param onToken called with each new token; tokens are never deferred
 */
function createAccountReports(
  loadBackend: LoadBackend,
  onAccount: (backend: Backend, account: Account | null) => void,
  onToken: (token: string) => void,
): AccountReports {
  let isListening = false
  let pendingActions = 0
  let deferredReport: (() => void) | null = null

  function report(backend: Backend, account: Account | null): void {
    if (pendingActions === 0) onAccount(backend, account)
    else deferredReport = () => onAccount(backend, account)
  }

  return {
    async listen() {
      if (isListening) return
      isListening = true
      try {
        const backend = await loadBackend()
        backend.auth.onAccountChange((account) => report(backend, account))
        backend.auth.onTokenChange(onToken)
      } catch (cause) {
        isListening = false
        throw cause
      }
    },
    async deferDuring(action) {
      pendingActions += 1
      try {
        return await action()
      } finally {
        pendingActions -= 1
        if (pendingActions === 0) {
          deferredReport?.()
          deferredReport = null
        }
      }
    },
  }
}
