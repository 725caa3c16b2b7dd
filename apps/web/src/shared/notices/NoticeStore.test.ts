import { describe, expect, it, vi } from 'vitest'

import { createNoticeStore, type NoticeStore } from './NoticeStore.ts'

const codesOf = (notices: NoticeStore) => notices.get().map(({ code }) => code)

describe('createNoticeStore', () => {
  it('shows notices in the order they came', () => {
    const notices = createNoticeStore()
    notices.show('session-ended', 'info')
    notices.show('loginRoleNotFound', 'warning')
    expect(codesOf(notices)).toEqual(['session-ended', 'loginRoleNotFound'])
  })

  it('shows a notice once and in its place, however often it is called for', () => {
    const notices = createNoticeStore()
    notices.show('session-check-timed-out', 'warning')
    notices.show('loginRoleNotFound', 'warning')
    const heard = vi.fn<() => void>()
    notices.subscribe(heard)
    notices.show('session-check-timed-out', 'warning')
    expect(codesOf(notices)).toEqual(['session-check-timed-out', 'loginRoleNotFound'])
    expect(heard).not.toHaveBeenCalled()
  })

  it('takes away the notice that was dismissed and no other', () => {
    const notices = createNoticeStore()
    notices.show('session-ended', 'info')
    notices.show('loginRoleNotFound', 'warning')
    notices.dismiss('session-ended')
    expect(codesOf(notices)).toEqual(['loginRoleNotFound'])
  })

  it('does not stir at the dismissal of a notice that is not shown', () => {
    const notices = createNoticeStore()
    const heard = vi.fn<() => void>()
    notices.subscribe(heard)
    notices.dismiss('session-ended')
    expect(heard).not.toHaveBeenCalled()
  })

  it('takes everything away at once', () => {
    const notices = createNoticeStore()
    notices.show('session-ended', 'info')
    notices.show('loginRoleNotFound', 'warning')
    notices.clear()
    expect(notices.get()).toEqual([])
  })
})
