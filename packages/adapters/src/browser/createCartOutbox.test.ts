import type { CartChange } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../local/memoryStorage.ts'
import { browserStorage } from './browserStorage.ts'
import { createCartOutbox } from './createCartOutbox.ts'

const change: CartChange = { id: 'first', actions: [{ type: 'add', line: aCartLine() }] }

describe('createCartOutbox', () => {
  it('keeps a user’s changes for the next visit, and nobody else’s', () => {
    const stored = memoryStorage()
    const open = () => createCartOutbox(browserStorage(() => stored))
    expect(open().read('rosa')).toEqual([])
    open().write('rosa', [change])
    expect(open().read('rosa')).toEqual([change])
    expect(open().read('luis')).toEqual([])
  })

  it('leaves nothing behind when there is nothing to keep', () => {
    const stored = memoryStorage()
    const outbox = createCartOutbox(browserStorage(() => stored))
    outbox.write('rosa', [change])
    outbox.write('rosa', [])
    expect(stored.getItem('cartChanges')).toBeNull()
  })

  it.each(['{broken', '7', '["rosa"]', '["rosa", "text"]'])('reads no rubbish: %s', (text) => {
    const stored = memoryStorage()
    stored.setItem('cartChanges', text)
    expect(createCartOutbox(browserStorage(() => stored)).read('rosa')).toEqual([])
  })
})
