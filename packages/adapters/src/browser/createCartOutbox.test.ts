import type { CartChange } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../embedded/memoryStorage.ts'
import { browserStorage } from './browserStorage.ts'
import { createCartOutbox } from './createCartOutbox.ts'

const first: CartChange = { id: 'first', actions: [{ type: 'add', line: aCartLine() }] }
const second: CartChange = { id: 'second', actions: [{ type: 'clear' }] }

describe('createCartOutbox', () => {
  it('keeps the changes of one user until the next visit', () => {
    const stored = memoryStorage()
    const open = () => createCartOutbox(browserStorage(() => stored))
    expect(open().read('rosa')).toEqual([])
    open().add('rosa', first)
    expect(open().read('rosa')).toEqual([first])
    expect(open().read('luis')).toEqual([])
  })

  it('keeps the changes of two tabs, and removes a change by its id only', () => {
    const stored = memoryStorage()
    const [one, other] = [0, 1].map(() => createCartOutbox(browserStorage(() => stored)))
    one?.add('rosa', first)
    other?.add('rosa', second)
    expect(one?.read('rosa')).toEqual([first, second])
    other?.remove('rosa', 'second')
    other?.remove('rosa', 'second')
    expect(one?.read('rosa')).toEqual([first])
  })

  it('adds a change with the same id once', () => {
    const stored = memoryStorage()
    const outbox = createCartOutbox(browserStorage(() => stored))
    outbox.add('rosa', first)
    outbox.add('rosa', second)
    outbox.add('rosa', first)
    expect(outbox.read('rosa')).toEqual([first, second])
  })

  it('removes no change of another user', () => {
    const stored = memoryStorage()
    const outbox = createCartOutbox(browserStorage(() => stored))
    outbox.add('rosa', first)
    outbox.remove('luis', 'first')
    expect(outbox.read('rosa')).toEqual([first])
  })

  it('removes its key with the last change', () => {
    const stored = memoryStorage()
    const outbox = createCartOutbox(browserStorage(() => stored))
    outbox.add('rosa', first)
    outbox.remove('rosa', 'first')
    expect(stored.getItem('cartChanges')).toBeNull()
  })

  it('keeps changes in memory when the browser does not store them', () => {
    const outbox = createCartOutbox(browserStorage(() => null))
    outbox.add('rosa', first)
    outbox.add('rosa', second)
    expect(outbox.read('rosa')).toEqual([first, second])
    outbox.remove('rosa', 'first')
    outbox.remove('rosa', 'second')
    expect(outbox.read('rosa')).toEqual([])
  })

  it.each(['{broken', '7', '["rosa"]', '["rosa", "text"]'])(
    'ignores an invalid stored value: %s',
    (text) => {
      const stored = memoryStorage()
      stored.setItem('cartChanges', text)
      expect(createCartOutbox(browserStorage(() => stored)).read('rosa')).toEqual([])
    },
  )
})
