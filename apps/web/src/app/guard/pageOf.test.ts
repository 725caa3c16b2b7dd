import { describe, expect, it } from 'vitest'

import { pageOf } from './pageOf.ts'

describe('pageOf', () => {
  it.each([
    ['/userProfile', '/userprofile'],
    ['/Home/', '/home'],
    ['/home//', '/home'],
    ['/orders?page=2#top', '/orders'],
    ['/orders#a?b', '/orders'],
    ['/%64ashboard/Admin%48ome', '/dashboard/adminhome'],
    ['/orders%2F1', '/orders%2f1'],
    ['/100%', '/100%'],
    ['/', '/'],
    ['', '/'],
    ['?a', '/'],
  ])('of "%s" is "%s"', (path, page) => {
    expect(pageOf(path)).toBe(page)
  })
})
