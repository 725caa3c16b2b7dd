import { createStore, type ReadableStore } from '../store.ts'

/** One-line messages above the page. Closed: each has a sentence in every language. */
export type NoticeCode =
  | 'account-deleted'
  | 'cart-full'
  | 'cart-line-full'
  | 'cart-merged'
  | 'cart-not-loaded'
  | 'cart-not-opened'
  | 'cart-not-saved'
  | 'cart-not-stored'
  | 'loginErrorFetchingRole'
  | 'loginRoleNotFound'
  | 'password-changed'
  | 'profile-not-saved'
  | 'session-check-timed-out'
  | 'session-ended'
  | 'verification-sent'

export interface NoticeStore extends ReadableStore<readonly NoticeCode[]> {
  /** Shows the notice; one that is shown already stays where it is. */
  show(code: NoticeCode): void
  dismiss(code: NoticeCode): void
  /** Takes all notices away: what was said to one visitor is not for the next. */
  clear(): void
}

export const noNotices: readonly NoticeCode[] = []

export function createNoticeStore(): NoticeStore {
  const store = createStore(noNotices)
  const isShown = (code: NoticeCode) => store.get().includes(code)
  return {
    get: store.get,
    subscribe: store.subscribe,
    show(code) {
      if (!isShown(code)) store.set([...store.get(), code])
    },
    dismiss(code) {
      if (isShown(code)) store.set(store.get().filter((shown) => shown !== code))
    },
    clear: () => store.set(noNotices),
  }
}
