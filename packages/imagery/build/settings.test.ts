import { readdirSync } from 'node:fs'
import { parse } from 'node:path'

import { describe, expect, it } from 'vitest'

import { settingsByKind, settingsFor } from './settings.ts'

const names = readdirSync(new URL('../masters/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => parse(name).name)

describe('the masters', () => {
  it('have unique names in kebab case', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
  })

  it.each(names)('have settings: %s', (name) => {
    expect(Object.values(settingsByKind)).toContain(settingsFor(name))
  })

  it('use the settings of every kind', () => {
    const used = new Set(names.map(settingsFor))
    expect(Object.values(settingsByKind).filter((settings) => !used.has(settings))).toEqual([])
  })
})

describe('the world of the pictures', () => {
  // Every scene is an engraving; only the bottles are rendered, and stand in it.
  it('has bottles as its only rendered pictures', () => {
    const rendered = Object.entries(settingsByKind)
      .filter(([, { avif }]) => 'bitdepth' in avif)
      .map(([kind]) => kind)
    expect(rendered).toContain('bottle')
    expect(rendered.filter((kind) => !/(^|-)(bottle|shadow)\b/.test(kind))).toEqual([])
  })
})

describe.each(Object.entries(settingsByKind))(
  'the settings of %s',
  (_, { widths, fallbackWidth }) => {
    it('list the widths in ascending order, up to the fallback width at least', () => {
      expect(widths).toEqual(widths.toSorted((a, b) => a - b))
      expect(fallbackWidth).toBeLessThanOrEqual(Math.max(...widths))
    })
  },
)

describe('settingsFor', () => {
  it('matches whole words at the start of the name', () => {
    expect(settingsFor('medal-99')).toBe(settingsByKind['medal'])
    expect(settingsFor('legend-owl-wide')).toBe(settingsByKind['legend-owl-wide'])
    expect(() => settingsFor('medallion-1')).toThrow('masters/medallion-1')
  })
})
