import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { joinAddress, provinces, readProvince, splitAddress, type AddressParts } from './address.ts'

const street = 'Av. Amazonas N34-120 y Colón'
const none: AddressParts = { direccion: '', city: '', province: '', reference: '' }

const line = fc
  .string({ unit: fc.constantFrom('a', 'é', ' ', '1', ',', '.', ':') })
  .map((text) => text.trim())
const parts: fc.Arbitrary<AddressParts> = fc.record({
  direccion: fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((lines) => lines.join('\n').trim())
    .filter((text) => text !== ''),
  city: line,
  province: fc.constantFrom('', ...provinces),
  reference: line,
})

/** Any stored text; many contain pieces of a joined address. */
const stored = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom('\n', ', ', 'Loja', 'Ciudad: ', 'Provincia: ', 'Referencia: ', 'Quito'),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))

const joined: readonly [Partial<AddressParts>, string][] = [
  [{}, street],
  [{ city: 'Quito', province: 'Pichincha' }, `${street}\nQuito, Pichincha`],
  [{ city: 'Loja' }, `${street}\nCiudad: Loja`],
  [{ province: 'Loja' }, `${street}\nProvincia: Loja`],
  [{ reference: 'Casa azul' }, `${street}\nReferencia: Casa azul`],
  [
    { city: 'Quito', province: 'Pichincha', reference: 'Casa azul' },
    `${street}\nQuito, Pichincha\nReferencia: Casa azul`,
  ],
]

describe('joinAddress', () => {
  it.each(joined)('writes %o on lines', (given, written) => {
    expect(joinAddress({ ...none, direccion: street, ...given })).toBe(written)
  })

  it('trims the parts', () => {
    const given: AddressParts = {
      direccion: ` ${street} `,
      city: ' Loja ',
      province: '',
      reference: ' Casa azul ',
    }
    expect(joinAddress(given)).toBe(`${street}\nCiudad: Loja\nReferencia: Casa azul`)
  })
})

describe('splitAddress', () => {
  it('knows the 24 provinces', () => {
    expect(new Set(provinces).size).toBe(24)
  })

  it.each(joined)('splits off %o', (given, written) => {
    expect(splitAddress(written)).toEqual({ ...none, direccion: street, ...given })
  })

  it('returns the parts of any joined address', () => {
    fc.assert(
      fc.property(parts, (given) => {
        expect(splitAddress(joinAddress(given))).toEqual(given)
      }),
    )
  })

  it('loses nothing of any stored text', () => {
    fc.assert(
      fc.property(stored, (text) => {
        expect(joinAddress(splitAddress(text))).toBe(text.trim())
      }),
    )
  })

  it.each([
    'Av. Amazonas N24-03, Quito',
    'Calle Larga 1, Cuenca, Azuay',
    'Calle Larga 1\nPiso 2',
    'Calle Larga 1\nProvincia: Galicia',
    'Quito, Pichincha',
    'Ciudad: Quito',
    '\nQuito, Pichincha',
    'Calle Larga 1 \nQuito, Pichincha',
    '',
  ])('reads a text that was not joined as the street: %j', (text) => {
    expect(splitAddress(text)).toEqual({ ...none, direccion: text })
  })
})

describe('readProvince', () => {
  it.each(provinces)('reads %s in any case, without accents and spaces', (province) => {
    const bare = province.normalize('NFD').replaceAll(/[\p{M} ]/gu, '')
    for (const text of [province, province.toUpperCase(), ` ${bare} `, bare.toLowerCase()]) {
      expect(readProvince(text)).toBe(province)
    }
  })

  it.each([
    ['EC-P', 'Pichincha'],
    ['ec-sd', 'Santo Domingo de los Tsáchilas'],
    ['Morona-Santiago', 'Morona Santiago'],
    ['', ''],
    ['EC', ''],
    ['P', ''],
    ['Galicia', ''],
  ])('reads "%s" as "%s"', (text, province) => {
    expect(readProvince(text)).toBe(province)
  })
})
