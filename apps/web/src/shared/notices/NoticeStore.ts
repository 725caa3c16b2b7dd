import { createStore, type ReadableStore } from '../store.ts'

/** One-line messages above the page; each has a text in the messages. */
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
  | 'new-release'
  | 'password-changed'
  | 'profile-not-saved'
  | 'session-check-timed-out'
  | 'session-ended'
  | 'verification-sent'

export interface NoticeStore extends ReadableStore<readonly NoticeCode[]> {
  /** Adds the notice; one that is already shown keeps its place. */
  show(code: NoticeCode): void
  dismiss(code: NoticeCode): void
  /** Removes all notices, so that the next visitor does not see those of the last one. */
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
