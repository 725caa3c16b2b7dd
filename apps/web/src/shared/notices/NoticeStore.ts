import type { CustomTypeOptions, InterpolationMap } from 'i18next'

import { createStore, type ReadableStore } from '../store.ts'

/** A notice's key among the messages; session and features have their own (`app/shellMessages`). */
export type NoticeCode = keyof Messages

type Messages = CustomTypeOptions['resources']['notices']

/** Warnings are announced at once, the others at the next pause. */
export type NoticeTone = 'info' | 'success' | 'warning'

/** The values of all the messages' placeholders. */
export type NoticeValues = InterpolationMap<Messages[NoticeCode]>

/** A one-line message above the page. */
export interface Notice {
  readonly code: NoticeCode
  readonly tone: NoticeTone
  /** The values of its message's placeholders. */
  readonly values: Partial<NoticeValues>
  /** Whether it is about a state. Others disappear when the visitor opens another page. */
  readonly isLasting: boolean
}

export type NoticeOptions = Partial<Pick<Notice, 'values' | 'isLasting'>>

export interface NoticeStore extends ReadableStore<readonly Notice[]> {
  /**
   * Adds a notice; one that is already shown keeps its place.
   *
   * @param options `isLasting` for a notice about a state, which its owner dismisses when the state ends
   */
  show(code: NoticeCode, tone: NoticeTone, options?: NoticeOptions): void
  dismiss(code: NoticeCode): void
  /** Removes all notices, so that the next visitor does not see those of the last one. */
  clear(): void
}

export const noNotices: readonly Notice[] = []

export function createNoticeStore(): NoticeStore {
  const store = createStore(noNotices)
  const isShown = (code: NoticeCode) => store.get().some((shown) => shown.code === code)
  return {
    get: store.get,
    subscribe: store.subscribe,
    show(code, tone, { values = {}, isLasting = false } = {}) {
      if (!isShown(code)) store.set([...store.get(), { code, tone, values, isLasting }])
    },
    dismiss(code) {
      if (isShown(code)) store.set(store.get().filter((shown) => shown.code !== code))
    },
    clear: () => store.set(noNotices),
  }
}
