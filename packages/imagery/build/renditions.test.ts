import { describe, expect, it } from 'vitest'

import { planRenditions } from './renditions.ts'
import { webp, type PictureSettings } from './settings.ts'

const settings: PictureSettings = {
  widths: [320, 640],
  fallbackWidth: 480,
  avif: { quality: 60 },
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
  it('plans every width as AVIF, and one as WebP', () => {
    const plan = planRenditions('legend', master, settings, '1.0.0')
    expect(plan.map(({ encoding, width }) => [encoding, width])).toEqual([
      [{ format: 'avif', options: settings.avif }, 320],
      [{ format: 'avif', options: settings.avif }, 640],
      [{ format: 'webp', options: webp }, 480],
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
    const kept = filesOf({ avif: { quality: 70 } }).filter((f) => filesOf().includes(f))
    expect(kept.map((file) => file.split('.').at(-1))).toEqual(['webp'])
  })
})
