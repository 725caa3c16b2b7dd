import { beforeAll, describe, expect, it } from 'vitest'

import { fitTitle, outlineOf, readFont } from './lettering.ts'

const file = new URL(
  import.meta.resolve('@fontsource/italiana/files/italiana-latin-400-normal.woff'),
)
const room = { width: 500, height: 330, largest: 96, smallest: 56 }

let font: Awaited<ReturnType<typeof readFont>>
beforeAll(async () => {
  font = await readFont(file)
})

describe('a line of text', () => {
  it('is outlines of numbers alone, wherever it stands', () => {
    for (let x = 80; x < 90; x++) {
      const path = outlineOf(font, 'El dragón duerme', { x, y: 290, size: 96 })
      expect(path).toMatch(/^(?:[MLQC](?:-?[\d.]+(?:e-\d+)? ?)+|Z)+$/)
    }
  })

  it('is not written with letters that the font lacks', () => {
    expect(() => outlineOf(font, 'Ω', { x: 0, y: 0, size: 10 })).toThrow('"Ω": the font has no Ω')
  })
})

describe('a title', () => {
  it('is as large as its room allows', () => {
    expect(fitTitle(font, 'Las botellas', room)).toEqual({ lines: ['Las botellas'], size: 96 })
    const { lines, size } = fitTitle(font, 'Ocho maneras de despertar al dragón', room)
    expect(lines.length * size).toBeLessThanOrEqual(room.height)
    for (const line of lines) {
      expect(font.getAdvanceWidth(line, size)).toBeLessThanOrEqual(room.width)
    }
    expect(size).toBeLessThan(96)
  })

  it('leaves no word alone that goes with others', () => {
    expect(fitTitle(font, 'El dragón duerme en la fruta', room).lines).toEqual([
      'El dragón',
      'duerme',
      'en la fruta',
    ])
  })

  it('is refused when it does not fit', () => {
    expect(() => fitTitle(font, 'despertar '.repeat(20).trim(), room)).toThrow('does not fit')
  })
})
