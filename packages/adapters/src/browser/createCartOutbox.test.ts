import type { CartChange } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../local/memoryStorage.ts'
import { browserStorage } from './browserStorage.ts'
import { createCartOutbox } from './createCartOutbox.ts'

const first: CartChange = { id: 'first', actions: [{ type: 'add', line: aCartLine() }] }
const second: CartChange = { id: 'second', actions: [{ type: 'clear' }] }

describe('createCartOutbox', () => {
  it('keeps a user’s changes for the next visit, and nobody else’s', () => {
    const stored = memoryStorage()
    const open = () => createCartOutbox(browserStorage(() => stored))
    expect(open().read('rosa')).toEqual([])
    open().add('rosa', first)
    expect(open().read('rosa')).toEqual([first])
    expect(open().read('luis')).toEqual([])
  })

  it('keeps what two tabs add, and forgets only what it is told to', () => {
    const stored = memoryStorage()
    const [one, other] = [0, 1].map(() => createCartOutbox(browserStorage(() => stored)))
    one?.add('rosa', first)
    other?.add('rosa', second)
    expect(one?.read('rosa')).toEqual([first, second])
    other?.remove('rosa', 'second')
    other?.remove('rosa', 'second')
    expect(one?.read('rosa')).toEqual([first])
  })

  it('keeps a change once', () => {
    const stored = memoryStorage()
    const outbox = createCartOutbox(browserStorage(() => stored))
    outbox.add('rosa', first)
    outbox.add('rosa', second)
    outbox.add('rosa', first)
    expect(outbox.read('rosa')).toEqual([first, second])
  })

  it('leaves another user’s changes alone when it is told to forget', () => {
    const stored = memoryStorage()
    const outbox = createCartOutbox(browserStorage(() => stored))
    outbox.add('rosa', first)
    outbox.remove('luis', 'first')
    expect(outbox.read('rosa')).toEqual([first])
  })

  it('leaves nothing behind when there is nothing to keep', () => {
    const stored = memoryStorage()
    const outbox = createCartOutbox(browserStorage(() => stored))
    outbox.add('rosa', first)
    outbox.remove('rosa', 'first')
    expect(stored.getItem('cartChanges')).toBeNull()
  })

  it('keeps in memory what the browser does not store', () => {
    const outbox = createCartOutbox(browserStorage(() => null))
    outbox.add('rosa', first)
    outbox.add('rosa', second)
    expect(outbox.read('rosa')).toEqual([first, second])
    outbox.remove('rosa', 'first')
    outbox.remove('rosa', 'second')
    expect(outbox.read('rosa')).toEqual([])
  })

  it.each(['{broken', '7', '["rosa"]', '["rosa", "text"]'])('reads no rubbish: %s', (text) => {
    const stored = memoryStorage()
    stored.setItem('cartChanges', text)
    expect(createCartOutbox(browserStorage(() => stored)).read('rosa')).toEqual([])
  })
})
