import { describe, expect, it, vi } from 'vitest'

import { createNoticeStore } from './NoticeStore.ts'

describe('createNoticeStore', () => {
  it('shows notices in the order they came', () => {
    const notices = createNoticeStore()
    notices.show('cart-merged')
    notices.show('loginRoleNotFound')
    expect(notices.get()).toEqual(['cart-merged', 'loginRoleNotFound'])
  })

  it('shows a notice once and in its place, however often it is called for', () => {
    const notices = createNoticeStore()
    notices.show('cart-not-saved')
    notices.show('loginRoleNotFound')
    const heard = vi.fn<() => void>()
    notices.subscribe(heard)
    notices.show('cart-not-saved')
    expect(notices.get()).toEqual(['cart-not-saved', 'loginRoleNotFound'])
    expect(heard).not.toHaveBeenCalled()
  })

  it('takes away the notice that was dismissed and no other', () => {
    const notices = createNoticeStore()
    notices.show('cart-merged')
    notices.show('loginRoleNotFound')
    notices.dismiss('cart-merged')
    expect(notices.get()).toEqual(['loginRoleNotFound'])
  })

  it('does not stir at the dismissal of a notice that is not shown', () => {
    const notices = createNoticeStore()
    const heard = vi.fn<() => void>()
    notices.subscribe(heard)
    notices.dismiss('cart-merged')
    expect(heard).not.toHaveBeenCalled()
  })

  it('takes everything away at once', () => {
    const notices = createNoticeStore()
    notices.show('cart-merged')
    notices.show('loginRoleNotFound')
    notices.clear()
    expect(notices.get()).toEqual([])
  })
})
