import { afterSteps, type Letter, type Order } from '@storefront/domain'
import { aLetter, anOrder, aPress } from '@storefront/domain/testing'
import { expect, it } from 'vitest'

import { activityLines } from './OrderActivity.tsx'

const made = (press: string, at: number) => ({ press, by: 'admin', at })
const placed = anOrder({ createdAt: 1 })
const paid = afterSteps(placed, [{ kind: 'received', cents: 5_900 }], made(aPress(1), 2)) ?? placed
const undone = afterSteps(paid, [{ kind: 'struck', undoes: aPress(1) }], made(aPress(2), 3)) ?? paid

const aboutPayment = (state: Letter['state']) =>
  aLetter({ press: aPress(1), kind: 'paymentReceived', state })

/** The lines of an order, each with the kinds of the letters that stand with it. */
const lines = (order: Order, ...letters: readonly Letter[]) =>
  activityLines({ order, notes: [], letters }).map((line) =>
    line.kind === 'entry'
      ? [line.entry.kind, ...line.letters.map(({ kind }) => kind)]
      : [line.kind],
  )

it('are the entries, newest first, each with its letters', () => {
  expect(lines(paid, aLetter(), aboutPayment('sent'))).toEqual([
    ['received', 'paymentReceived'],
    ['placed', 'orderReceived'],
  ])
})

it('leave out what was not sent about something that was undone, and the undoing itself', () => {
  expect(lines(undone, aboutPayment('waiting'))).toEqual([['received'], ['placed']])
  expect(lines(undone, aboutPayment('skipped'))).toEqual([['received'], ['placed']])
  expect(lines(undone, aboutPayment('sent'))).toEqual([['received', 'paymentReceived'], ['placed']])
})

it.each(['paymentReminder', 'orderLink'] as const)(
  'have a line for the letter %s, which belongs to no entry of its day',
  (kind) => {
    const letter = aLetter({ kind, state: 'sent', sentAt: 9 })
    expect(lines(placed, letter)).toEqual([['letter'], ['placed']])
  },
)
