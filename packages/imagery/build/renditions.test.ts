import { describe, expect, it } from 'vitest'

import { planRenditions } from './renditions.ts'
import type { PictureSettings } from './settings.ts'

const avif = { format: 'avif', options: { quality: 60 } } as const
const webp = { format: 'webp', options: { quality: 80 } } as const
const settings: PictureSettings = {
  widths: [320, 640],
  fallbackWidth: 320,
  encodings: [avif, webp],
}
const master = Buffer.from('a master')

function filesOf(
  changes: Partial<PictureSettings> = {},
  bytes = master,
  encoder = '1.0.0',
): string[] {
  return planRenditions('legend', bytes, { ...settings, ...changes }, encoder).map((r) => r.file)
}

describe('planRenditions', () => {
  it('plans every width of every format, the best format first', () => {
    const plan = planRenditions('legend', master, settings, '1.0.0')
    expect(plan.map(({ encoding, width }) => [encoding, width])).toEqual([
      [avif, 320],
      [avif, 640],
      [webp, 320],
      [webp, 640],
    ])
  })

  it('names a file by picture, width, digest and format', () => {
    expect(filesOf()[0]).toMatch(/^legend-320\.[0-9a-f]{8}\.avif$/)
    expect(filesOf()).toEqual(filesOf())
  })

  it('renames every file when the master or the encoder changes', () => {
    const before = filesOf()
    const after = [...filesOf({}, Buffer.from('another')), ...filesOf({}, master, '1.0.1')]
    expect(after.filter((file) => before.includes(file))).toEqual([])
  })

  it('keeps the name of a file whose settings are unchanged', () => {
    const sharper = { format: 'avif', options: { quality: 70 } } as const
    const kept = filesOf({ encodings: [sharper, webp] }).filter((f) => filesOf().includes(f))
    expect(kept.map((file) => file.split('.').at(-1))).toEqual(['webp', 'webp'])
  })
})
