import { readFile } from 'node:fs/promises'

import sharp from 'sharp'

const emblemFile = new URL('../marks/emblem-small.svg', import.meta.url)

interface AppIcon {
  /** Width and height in px. */
  readonly size: number
  /** The background, a CSS colour. */
  readonly ground: string
  /** The colour of the emblem, a CSS colour. */
  readonly emblem: string
  /** The emblem's width as a fraction of `size`. Devices may crop a maskable icon to 0.8 of it. */
  readonly share: number
}

/**
 * Draws the icon that devices show for the site: the emblem on a background (spec section 11).
 *
 * @returns a PNG
 */
export async function appIcon({ size, ground, emblem, share }: AppIcon): Promise<Buffer> {
  const side = Math.round(size * share)
  const svg = (await readFile(emblemFile, 'utf8'))
    .replace('<svg ', `<svg width="${side}" height="${side}" `)
    .replaceAll('currentColor', emblem)
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: Buffer.from(svg) }])
    .png({ palette: true })
    .toBuffer()
}
