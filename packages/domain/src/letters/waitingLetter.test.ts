import { describe, expect, it } from 'vitest'

import {
  aLetter,
  aPress,
  aProduct,
  aWaitingLetter,
  aWaitingPerson,
  noon,
} from '../testing/builders.ts'
import { isTrueOfProduct, isWaitingLetter, peopleAfterUnsent } from './waitingLetter.ts'

const soldOut = aProduct({ stock: 0 })
const hidden = aProduct({ active: false })

it('a letter to somebody on a waiting list is about no order', () => {
  expect([aWaitingLetter(), aLetter()].map(isWaitingLetter)).toEqual([true, false])
})

it.each([
  ['placeToConfirm', [true, true, false, false]],
  ['bottleAvailable', [true, false, false, false]],
] as const)('%s is sent only while its product is so', (kind, expected) => {
  const products = [aProduct(), soldOut, hidden, null]
  expect(products.map((product) => isTrueOfProduct({ kind }, product))).toEqual(expected)
})

describe('who was not written to', () => {
  const rosa = aWaitingPerson()
  const luis = aWaitingPerson('luis', { key: aPress(2) })
  const letter = aWaitingLetter({ kind: 'bottleAvailable' })

  it('is the first on the list again', () => {
    expect(peopleAfterUnsent(letter, { id: 'reposado', people: [luis] })).toEqual([rosa, luis])
    expect(peopleAfterUnsent(letter, null)).toEqual([rosa])
  })

  it('is on it once, also after joining again', () => {
    const again = { ...rosa, key: aPress(3), at: noon + 1 }
    expect(peopleAfterUnsent(letter, { id: 'reposado', people: [luis, again] })).toEqual([
      rosa,
      luis,
    ])
  })
})
