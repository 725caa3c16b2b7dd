import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import { describe, expect, it } from 'vitest'
import { treatmentFor, treatments } from './settings.ts'

const names = readdirSync(new URL('../masters/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => parse(name).name)

describe('the masters', () => {
  it('each have a name of their own, in kebab case', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
  })

  it.each(names)('have a treatment: %s', (name) => {
    expect(Object.values(treatments)).toContain(treatmentFor(name))
  })

  it('leave no treatment unused', () => {
    const used = new Set(names.map(treatmentFor))
    expect(Object.values(treatments).filter((treatment) => !used.has(treatment))).toEqual([])
  })
})

describe.each(Object.entries(treatments))('the treatment of %s', (_, treatment) => {
  it('lists its widths ascending, the fallback among them', () => {
    expect(treatment.widths).toEqual(treatment.widths.toSorted((a, b) => a - b))
    expect(treatment.widths).toContain(treatment.fallbackWidth)
  })
})

describe('treatmentFor', () => {
  it('goes by whole words at the start of the name', () => {
    expect(treatmentFor('medal-99')).toBe(treatments['medal'])
    expect(treatmentFor('legend-owl-wide')).toBe(treatments['legend-owl-wide'])
    expect(() => treatmentFor('medallion-1')).toThrow('masters/medallion-1')
  })
})
