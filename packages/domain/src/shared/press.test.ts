import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { isPress, newPress, pressFrom, pressIn, pressLength, withoutPresses } from './press.ts'

it('a press has 20 characters, which depend on every byte and on nothing else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: pressLength, maxLength: pressLength }), (bytes) => {
      expect(isPress(pressFrom(bytes))).toBe(true)
    }),
  )
  const bytes = Uint8Array.from({ length: pressLength }, (_, index) => index)
  expect(pressFrom(bytes)).toBe('0123456789ABCDEFGHJK')
  expect(pressFrom(bytes.with(19, 31))).toBe('0123456789ABCDEFGHJZ')
})

it('uses every character equally often', () => {
  const characters = Array.from({ length: 256 }, (_, byte) => pressFrom(Uint8Array.of(byte)))
  const countOf = (wanted: string) => characters.filter((each) => each === wanted).length
  expect(new Set(characters).size).toBe(32)
  expect(new Set(characters.map(countOf))).toEqual(new Set([8]))
})

it('a new press is another one', () => {
  expect(isPress(newPress())).toBe(true)
  expect(newPress()).not.toBe(newPress())
})

const others = [
  '7K3M9QX2AB',
  'A'.repeat(19),
  'A'.repeat(21),
  `${'A'.repeat(19)}-`,
  '7k3m9qx2abcdefghjkmn',
  `${'A'.repeat(19)}O`,
  '',
]
it.each(others)('%j is no press', (text) => {
  expect(isPress(text)).toBe(false)
})

const press = '7K3M9QX2ABCDEFGHJKMN'

it.each([
  press,
  press.toLowerCase(),
  `${press}.`,
  `${press},`,
  `${press})`,
  `<${press}>`,
  `“${press}”`,
  `'${press}'`,
  ` ${press}\u{A0}`,
  `${press}&quot;`,
  `${press}).Gracias`,
])('finds the press in %j', (text) => {
  expect(pressIn(text)).toBe(press)
})

it.each(['', 'A-1001', press.slice(1), `${press}1`, `order-${press}`])(
  'finds no press in %j',
  (text) => {
    expect(pressIn(text)).toBeNull()
  },
)

it('leaves so little of each press in a text that it opens nothing', () => {
  expect(withoutPresses(`letters/${press}-${press.toLowerCase()}-newOrder`)).toBe(
    'letters/7K3M9Q…-7k3m9q…-newOrder',
  )
  expect(withoutPresses(`${press}1 stays, as does A-1001`)).toBe(`${press}1 stays, as does A-1001`)
})
