import { beforeAll, describe, expect, it } from 'vitest'

import { fitTitle, readFont, textToPath } from './typesetting.ts'

const file = new URL(
  import.meta.resolve('@fontsource/italiana/files/italiana-latin-400-normal.woff'),
)
const bounds = { width: 500, height: 330, largest: 96, smallest: 56 }

let font: Awaited<ReturnType<typeof readFont>>
beforeAll(async () => {
  font = await readFont(file)
})

describe('textToPath', () => {
  it('returns valid path data at any position', () => {
    for (let x = 80; x < 90; x++) {
      const path = textToPath(font, 'El dragón duerme', { x, y: 290, size: 96 })
      expect(path).toMatch(/^(?:[MLQC](?:-?[\d.]+(?:e-\d+)? ?)+|Z)+$/)
    }
  })

  it('throws when the font has no glyph for a letter', () => {
    expect(() => textToPath(font, 'Ω', { x: 0, y: 0, size: 10 })).toThrow('"Ω": the font has no Ω')
  })
})

describe('fitTitle', () => {
  it('uses the largest size that fits', () => {
    expect(fitTitle(font, 'Las botellas', bounds)).toEqual({ lines: ['Las botellas'], size: 96 })
    const { lines, size } = fitTitle(font, 'Ocho maneras de despertar al dragón', bounds)
    expect(lines.length * size).toBeLessThanOrEqual(bounds.height)
    for (const line of lines) {
      expect(font.getAdvanceWidth(line, size)).toBeLessThanOrEqual(bounds.width)
    }
    expect(size).toBeLessThan(96)
  })

  it('breaks a title into balanced lines', () => {
    expect(fitTitle(font, 'El dragón duerme en la fruta', bounds).lines).toEqual([
      'El dragón',
      'duerme',
      'en la fruta',
    ])
  })

  it('keeps the lines when no narrower width that it tries needs as few', () => {
    const { lines } = fitTitle(font, 'Palora de noche', {
      ...bounds,
      width: 315,
      largest: 80,
      smallest: 80,
    })
    expect(lines).toEqual(['Palora', 'de noche'])
    expect(font.getAdvanceWidth('Palora de', 80)).toBeGreaterThan(315)
  })

  it('throws when the title does not fit', () => {
    expect(() => fitTitle(font, 'despertar '.repeat(20).trim(), bounds)).toThrow('does not fit')
  })
})
