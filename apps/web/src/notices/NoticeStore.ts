import { createStore, type ReadableStore } from '../store/createStore.ts'

/** One-line messages above the page. Closed: each has a sentence in every language. */
export type NoticeCode =
  | 'cart-merged'
  | 'cart-not-saved'
  | 'cart-not-stored'
  | 'profile-not-saved'
  | 'role-not-found'
  | 'role-unreadable'
  | 'session-check-timed-out'
  | 'session-ended'

export interface NoticeStore extends ReadableStore<readonly NoticeCode[]> {
  /** Shows the notice; one that is shown already is not repeated. */
  show(code: NoticeCode): void
  dismiss(code: NoticeCode): void
}

export const noNotices: readonly NoticeCode[] = []

export function createNoticeStore(): NoticeStore {
  const store = createStore(noNotices)
  const without = (code: NoticeCode) => store.get().filter((shown) => shown !== code)
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: (code) => store.set([...without(code), code]),
    dismiss: (code) => {
      if (store.get().includes(code)) store.set(without(code))
    },
  }
}
