import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { shareCard, type ShareCardDesign } from './shareCard.ts'

const design: ShareCardDesign = {
  ground: '#00ff00',
  text: '#ffffff',
  gold: '#ffcc00',
  pictures: [
    { master: 'fruit-cut', left: 700, top: -100, width: 600, fade: 200 },
    { master: 'fruit-cut', left: -300, top: 500, width: 600, strip: [0, 20] },
  ],
  titleWidth: 500,
}
const text = { title: 'De la fruta', brandName: 'Otra' }

let folder: string
const draw = (changes: Partial<typeof text> = {}) =>
  shareCard(design, { ...text, ...changes }, pathToFileURL(`${folder}/`))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-cards-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a share card', () => {
  it('is a JPEG of 1200 × 630 px', async () => {
    const file = join(folder, await draw())
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('can be drawn by several builds at the same time', async () => {
    const [file] = await Promise.all(Array.from({ length: 6 }, () => draw()))
    expect(readdirSync(folder)).toEqual([file])
  })

  it('shows its pictures in their places and fades them in from the background', async () => {
    const file = join(folder, await draw())
    const greenAt = async (left: number, top: number) => {
      const pixel = sharp(file).extract({ left, top, width: 1, height: 1 })
      const [red = 0, green = 0] = await pixel.raw().toBuffer()
      return green > 240 && red < 20
    }
    expect(await greenAt(600, 600)).toBe(true)
    expect(await greenAt(705, 300)).toBe(true)
    expect(await greenAt(1100, 300)).toBe(false)
    expect(await greenAt(10, 600)).toBe(false)
    expect(await greenAt(40, 600)).toBe(true)
  })

  it('is drawn once, and again when its text changes', async () => {
    const name = await draw()
    const before = statSync(join(folder, name)).mtimeMs
    expect(await draw()).toBe(name)
    expect(statSync(join(folder, name)).mtimeMs).toBe(before)
    const others = [await draw({ title: 'De la botella' }), await draw({ brandName: 'Amaru' })]
    expect(new Set([name, ...others]).size).toBe(3)
    expect(readdirSync(folder).toSorted()).toEqual([name, ...others].toSorted())
  })
})
