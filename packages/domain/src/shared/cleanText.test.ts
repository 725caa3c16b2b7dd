import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleanText } from './cleanText.ts'

describe('cleanText', () => {
  it.each([
    ['spaces', ' Rosa ', 'Rosa'],
    ['a no-break space', 'Rosa\u00A0Quishpe', 'Rosa Quishpe'],
    ['wide and thin spaces, and a tab', '\u3000Rosa\u2009\tQuishpe', 'Rosa  Quishpe'],
    ['a zero-width space', 'Ro\u200Bsa', 'Rosa'],
    ['marks of direction', '\u202ARosa\u202C\u200E\u2066\u2069', 'Rosa'],
    ['a soft hyphen', 'Quis\u00ADhpe', 'Quishpe'],
    ['a word joiner and a byte order mark', '\uFEFFRosa\u2060', 'Rosa'],
    ['joiners in Latin letters', 'Ro\u200Dsa Quis\u200Chpe', 'Rosa Quishpe'],
    ['Hangul fillers', '\u3164Rosa\uFFA0\u115F', 'Rosa'],
    ['the empty Braille cell', '\u2800Rosa\u2800', 'Rosa'],
    ['control characters', 'Ro\u0000sa\u0007\u007F', 'Rosa'],
    ['half a character', 'Rosa\uD83D', 'Rosa'],
    ['tags', 'Rosa\u{E0041}', 'Rosa'],
    ['an idle emoji selector', 'Rosa\uFE0F', 'Rosa'],
    ['one after a digit', '1710\uFE0F034065', '1710034065'],
    ['line breaks of other systems', 'Rosa\r\nQuito\u2028Ecuador', 'Rosa\nQuito\nEcuador'],
  ])('leaves out, or makes plain, %s', (_, typed, clean) => {
    expect(cleanText(typed)).toBe(clean)
  })

  it.each([
    ['an accent', 'Ñusta Pérez', 'Ñusta Pérez'],
    ['a combining accent', 'Pe\u0301rez', 'Pe\u0301rez'],
    ['a joiner that shapes Persian', 'علی\u200Cرضا', 'علی\u200Cرضا'],
    ['a joiner that shapes Hindi', 'क्\u200Dष', 'क्\u200Dष'],
    [
      'an emoji of several',
      '👩\u200D👩\u200D👧 ❤\uFE0F\u200D🔥 3\uFE0F\u20E3',
      '👩\u200D👩\u200D👧 ❤\uFE0F\u200D🔥 3\uFE0F\u20E3',
    ],
  ])('keeps %s', (_, typed, clean) => {
    expect(cleanText(typed)).toBe(clean)
  })

  it('is empty for a text of invisible characters alone', () => {
    const invisible = fc.constantFrom(
      ...Array.from(
        '\u200B\u200C\u200D\u2060\uFEFF\u00AD\u202A\u202E\u2066\u061C\u180E\u3164\uFFA0\u2800\u00A0\u3000\uFE0F\u034F\u115F\u17B4\t\n',
      ),
    )
    fc.assert(
      fc.property(fc.string({ unit: invisible }), (typed) => {
        expect(cleanText(typed)).toBe('')
      }),
    )
  })

  it('changes nothing more when done twice', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom(...Array.from('aش👩❤3\u0301\u200C\u200D\uFE0F\u200B\u3164 ')),
      }),
    )
    fc.assert(
      fc.property(any, (typed) => {
        expect(cleanText(cleanText(typed))).toBe(cleanText(typed))
      }),
    )
  })
})
