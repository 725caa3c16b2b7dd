import {
  type Account,
  type Backend,
  ok,
  type OrderIdempotencyKey,
  type Session,
  type SessionHint,
  type TokenStore,
} from '@storefront/domain'

import { createStore } from '../store.ts'
import type { LoadBackend, Log } from '../services.tsx'
import type { NoticeStore } from '../notices/NoticeStore.ts'
import { createAccountReports } from './createAccountReports.ts'
import { findRole } from './findRole.ts'
import type { SessionStore } from './SessionStore.ts'

/** Milliseconds after which an unanswered check lets the visitor go on as a guest (spec section 13). */
export const sessionCheckMs = 10_000

export const guestSession: Session = { status: 'guest' }

export interface SessionPorts {
  readonly loadBackend: LoadBackend
  readonly sessionHint: SessionHint
  /** Hears when another tab leaves or removes the hint. */
  readonly onSessionHintChange: (listener: () => void) => void
  readonly orderIdempotencyKey: Pick<OrderIdempotencyKey, 'end'>
  readonly tokens: TokenStore
  readonly notices: NoticeStore
  readonly log: Log
}

/** An admin's address has to be verified: with it the role may change. */
const hasSameRole = (before: Account, after: Account): boolean =>
  before.uid === after.uid && before.emailVerified === after.emailVerified

/** The visitor's session as a store (spec section 4, "Auth state"). */
export function createSessionStore(ports: SessionPorts): SessionStore {
  const { loadBackend, sessionHint, orderIdempotencyKey, notices, log } = ports
  const store = createStore<Session>(sessionHint.exists() ? { status: 'checking' } : guestSession)
  const reports = createAccountReports(loadBackend, hear, hearToken)
  const token = createTokenKeeper(ports.tokens, log)
  /** Whose session it is, or is about to be; what arrives for anybody else came too late. */
  let ownerUid: string | null = null

  function hear(backend: Backend, account: Account | null): void {
    const current = store.get()
    if (account === null) {
      if (ownerUid === null && !sessionHint.exists()) return
      end({ status: 'guest', reason: 'ended' })
      notices.show('session-ended')
    } else if (current.status === 'signed-in' && hasSameRole(current.account, account)) {
      store.set({ ...current, account })
    } else {
      void takeOver(backend, account)
    }
  }

  async function takeOver(backend: Backend, account: Account): Promise<void> {
    const { uid } = account
    ownerUid = uid
    sessionHint.leave()
    void saveToken(backend, uid)
    const { role, notice } = await findRole(backend.profiles, account, log)
    if (uid !== ownerUid) return
    notices.dismiss('account-deleted')
    notices.dismiss('session-ended')
    notices.dismiss('session-check-timed-out')
    if (notice !== null) notices.show(notice)
    store.set({ status: 'signed-in', account, role })
  }

  async function saveToken({ auth }: Backend, uid: string): Promise<void> {
    try {
      const first = await auth.idToken()
      if (first !== null && uid === ownerUid) token.keep(first)
    } catch (cause) {
      log('The token could not be saved', cause)
    }
  }

  function hearToken(renewed: string): void {
    if (ownerUid !== null) token.keep(renewed)
  }

  function end(session: Session): void {
    ownerUid = null
    sessionHint.remove()
    orderIdempotencyKey.end()
    notices.clear()
    store.set(session)
    token.forget()
  }

  function observe(): void {
    reports.listen().catch((cause: unknown) => {
      log('The session could not be checked', cause)
      giveUpChecking()
    })
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
      // Somebody signed in in another tab; whoever signs out there, the service reports itself.
      ports.onSessionHintChange(() => {
        if (sessionHint.exists()) observe()
      })
      if (store.get().status !== 'checking') return
      setTimeout(giveUpChecking, sessionCheckMs)
      observe()
    },
    async signIn(method) {
      const outcome = await reports.holdBackDuring(async () => {
        const backend = await loadBackend()
        // Only a backend that is loaded can report: it does so from the first sign-in on.
        observe()
        const signedIn = await method(backend)
        if (signedIn.ok) await takeOver(backend, signedIn.value)
        return signedIn
      })
      return outcome.ok ? ok(store.get()) : outcome
    },
    async signOut() {
      await reports.holdBackDuring(async () => {
        try {
          const { auth } = await loadBackend()
          const outcome = await auth.signOut()
          if (!outcome.ok) log('The service did not sign out', outcome.error)
        } catch (cause) {
          log('The service did not sign out', cause)
        }
        end(guestSession)
      })
    },
    deleteAccount: (currentPassword) =>
      reports.holdBackDuring(async () => {
        const { auth } = await loadBackend()
        const outcome = await auth.deleteAccount(currentPassword)
        if (outcome.ok) end(guestSession)
        return outcome
      }),
  }
}

/** Keeps a session's token where other servers look for it; a failure is logged and ends nothing. */
export interface TokenKeeper {
  /** A token that is kept already is not saved again: the service tells of some twice. */
  keep(token: string): void
  forget(): void
}

function createTokenKeeper(tokens: TokenStore, log: Log): TokenKeeper {
  let kept: string | null = null
  return {
    keep(token) {
      if (token === kept) return
      kept = token
      tokens.save(token).catch((cause: unknown) => log('The token could not be saved', cause))
    },
    forget() {
      kept = null
      tokens.clear().catch((cause: unknown) => log('The token could not be cleared', cause))
    },
  }
}
