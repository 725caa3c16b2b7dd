import type {
  Account,
  Backend,
  Result,
  Role,
  Session,
  SessionTrace,
  TokenStore,
} from '@storefront/domain'

import type { LoadBackend } from '../composition/lazyBackend.ts'
import type { Log } from '../composition/Log.ts'
import type { NoticeStore } from '../notices/NoticeStore.ts'
import { createStore, type ReadableStore } from '../store/createStore.ts'

/** Milliseconds after which an unanswered check lets the visitor go on as a guest (decisions). */
export const sessionCheckMs = 10_000

export const guestSession: Session = { status: 'guest' }

export interface SessionStore extends ReadableStore<Session> {
  /** Checks whether a session is there; without a trace of one the visitor is a guest at once. */
  start(): void
  /**
   * Runs one way of signing in and takes over its account. What the service reports meanwhile is
   * left to the attempt, so that a registration can write the profile before its role is read.
   */
  signIn<E>(attempt: (backend: Backend) => Promise<Result<Account, E>>): Promise<Result<Session, E>>
  signOut(): Promise<void>
}

export interface SessionPorts {
  readonly loadBackend: LoadBackend
  readonly trace: SessionTrace
  readonly tokens: TokenStore
  readonly notices: NoticeStore
  readonly log: Log
}

/** The visitor's session as a store (spec section 4, "Auth state"). */
export function createSessionStore(ports: SessionPorts): SessionStore {
  const { loadBackend, trace, tokens, notices, log } = ports
  const store = createStore<Session>(trace.exists() ? { status: 'checking' } : guestSession)
  let isObserving = false
  let attempts = 0

  async function readRole(backend: Backend, uid: string): Promise<Role> {
    try {
      const profile = await backend.profiles.find(uid)
      if (profile !== null) return profile.role
      notices.show('role-not-found')
    } catch (cause) {
      log('The role could not be read', cause)
      notices.show('role-unreadable')
    }
    return 'user'
  }

  async function saveToken(backend: Backend): Promise<void> {
    try {
      const token = await backend.auth.idToken()
      if (token !== null) await tokens.save(token)
    } catch (cause) {
      log('The session has no token yet', cause)
    }
  }

  async function takeOver(account: Account): Promise<Session> {
    const backend = await loadBackend()
    trace.leave()
    const [role] = await Promise.all([readRole(backend, account.uid), saveToken(backend)])
    const session: Session = { status: 'signed-in', account, role }
    store.set(session)
    return session
  }

  function end(session: Session): void {
    trace.remove()
    store.set(session)
    tokens.clear().catch((cause: unknown) => log('The token could not be cleared', cause))
  }

  function hear(account: Account | null): void {
    if (attempts > 0) return
    const current = store.get()
    if (account === null) {
      if (current.status === 'guest') return
      end({ status: 'guest', reason: 'ended' })
      notices.show('session-ended')
    } else if (current.status === 'signed-in' && current.account.uid === account.uid) {
      store.set({ ...current, account })
    } else {
      takeOver(account).catch((cause: unknown) => log('The session could not be taken over', cause))
    }
  }

  function observe(): void {
    if (isObserving) return
    isObserving = true
    loadBackend().then(
      (backend) => backend.auth.observe(hear),
      (cause: unknown) => {
        isObserving = false
        log('The session could not be checked', cause)
        giveUpChecking()
      },
    )
  }

  function giveUpChecking(): void {
    if (store.get().status !== 'checking') return
    store.set({ status: 'guest', reason: 'check-timed-out' })
    notices.show('session-check-timed-out')
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      if (store.get().status !== 'checking') return
      setTimeout(giveUpChecking, sessionCheckMs)
      observe()
    },
    async signIn(attempt) {
      attempts += 1
      try {
        const outcome = await attempt(await loadBackend())
        return outcome.ok ? { ok: true, value: await takeOver(outcome.value) } : outcome
      } finally {
        attempts -= 1
        observe()
      }
    },
    async signOut() {
      attempts += 1
      try {
        await (await loadBackend()).auth.signOut()
      } finally {
        attempts -= 1
        end(guestSession)
      }
    },
  }
}
