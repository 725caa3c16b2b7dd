import { createHash } from 'node:crypto'

import type { AvifOptions, WebpOptions } from 'sharp'

import { webp, type PictureSettings } from './settings.ts'

type Encoding =
  | { readonly format: 'avif'; readonly options: AvifOptions }
  | { readonly format: 'webp'; readonly options: WebpOptions }

/** One file that the build makes of a master. */
export interface Rendition {
  readonly encoding: Encoding
  /** In px. */
  readonly width: number
  /** File name in `encoded`. */
  readonly file: string
}

/**
 * Returns the files to make of a master: AVIF, narrow to wide, and one WebP.
 *
 * A file's name contains a digest of everything that determines its bytes, so an existing file is never
 * out of date. Time stamps would not do: a checkout or a restored cache changes them.
 *
 * @param name the picture's name
 * @param master the master's bytes
 * @param encoder the encoder's version, because versions encode differently
 */
export function planRenditions(
  name: string,
  master: Uint8Array,
  { widths, fallbackWidth, avif }: PictureSettings,
  encoder: string,
): Rendition[] {
  const rendition = (encoding: Encoding, width: number): Rendition => {
    const digest = createHash('sha256')
      .update(JSON.stringify([encoding, width, encoder]))
      .update(master)
      .digest('hex')
      .slice(0, 8)
    return { encoding, width, file: `${name}-${width}.${digest}.${encoding.format}` }
  }
  return [
    ...widths.map((width) => rendition({ format: 'avif', options: avif }, width)),
    rendition({ format: 'webp', options: webp }, fallbackWidth),
  ]
}
