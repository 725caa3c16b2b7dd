import type { CustomTypeOptions, InterpolationMap } from 'i18next'

import { createStore, type ReadableStore } from '../store.ts'

/** A notice's key among the messages; session and features have their own (`app/shellMessages`). */
export type NoticeCode = keyof Messages

type Messages = CustomTypeOptions['resources']['notices']

/** Warnings are announced at once. */
export type NoticeTone = 'info' | 'success' | 'warning'

/** The values of all the messages' placeholders. */
export type NoticeValues = InterpolationMap<Messages[NoticeCode]>

/** A one-line message above the page. */
export interface Notice {
  readonly code: NoticeCode
  readonly tone: NoticeTone
  /** The values of its message's placeholders. */
  readonly values: Partial<NoticeValues>
  /** The path of a page that it leads to, without a language's prefix, or null. */
  readonly to: string | null
  /** Whether it stays on other pages too, until it is dismissed; others last as long as the page they are shown on. */
  readonly lasts: boolean
}

export interface NoticeStore extends ReadableStore<readonly Notice[]> {
  /** Adds a notice; one that is already shown keeps its place. */
  show(code: NoticeCode, tone: NoticeTone, values?: Partial<NoticeValues>, to?: string): void
  /** Adds a warning of a problem that lasts; who reports it dismisses it once the problem is solved. */
  showUntilSolved(code: NoticeCode): void
  dismiss(code: NoticeCode): void
  /** Removes all notices, so that the next visitor does not see those of the last one. */
  clear(): void
}

export const noNotices: readonly Notice[] = []

export function createNoticeStore(): NoticeStore {
  const store = createStore(noNotices)
  const isShown = (code: NoticeCode) => store.get().some((shown) => shown.code === code)
  const add = (notice: Notice) => {
    if (!isShown(notice.code)) store.set([...store.get(), notice])
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: (code, tone, values = {}, to) =>
      add({ code, tone, values, to: to ?? null, lasts: false }),
    showUntilSolved: (code) => add({ code, tone: 'warning', values: {}, to: null, lasts: true }),
    dismiss(code) {
      if (isShown(code)) store.set(store.get().filter((shown) => shown.code !== code))
    },
    clear: () => store.set(noNotices),
  }
}
