import { describe, expect, it } from 'vitest'

import { aCartLine } from '../testing/builders.ts'
import type { CartChange } from './CartRepository.ts'
import { parseChanges, toStoredChanges } from './storedChanges.ts'

const changes: readonly CartChange[] = [
  {
    id: 'first',
    actions: [
      { type: 'add', line: aCartLine({ quantity: 3, priceCents: 2750 }) },
      { type: 'set-quantity', id: 'destilado', quantity: 7 },
    ],
  },
  { id: 'second', actions: [{ type: 'remove', id: 'destilado' }, { type: 'clear' }] },
]

describe('stored changes', () => {
  it('are read back as they were written', () => {
    const text = JSON.stringify(toStoredChanges(changes))
    expect(parseChanges(JSON.parse(text))).toEqual(changes)
  })

  it.each([null, 7, 'text', {}, [null, 7, { id: 3 }, { id: '', actions: [] }]])(
    'are empty for %j',
    (rubbish) => {
      expect(parseChanges(rubbish)).toEqual([])
    },
  )

  it('leave out invalid actions', () => {
    const actions = [
      { type: 'add', line: { quantity: 2 } },
      { type: 'add' },
      { type: 'set-quantity', id: 'destilado', quantity: -3 },
      { type: 'remove' },
      { type: 'steal', id: 'destilado' },
      'clear',
      { type: 'clear' },
    ]
    expect(parseChanges([{ id: 'first', actions }])).toEqual([
      { id: 'first', actions: [{ type: 'clear' }] },
    ])
  })
})
