import { readFile } from 'node:fs/promises'

import sharp from 'sharp'

const emblemFile = new URL('../marks/emblem-small.svg', import.meta.url)

interface AppIcon {
  /** Of each side, in px. */
  readonly size: number
  readonly ground: string
  readonly emblem: string
  /** How much of the side the emblem takes: 0.8 of a maskable icon may be seen at all. */
  readonly share: number
}

/** The emblem on its ground, as what a device shows for the site. Gives a PNG. */
export async function appIcon({ size, ground, emblem, share }: AppIcon): Promise<Buffer> {
  const side = Math.round(size * share)
  const drawing = (await readFile(emblemFile, 'utf8'))
    .replace('<svg ', `<svg width="${side}" height="${side}" `)
    .replaceAll('currentColor', emblem)
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: Buffer.from(drawing) }])
    .png({ palette: true })
    .toBuffer()
}
