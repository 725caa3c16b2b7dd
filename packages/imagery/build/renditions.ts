import { createHash } from 'node:crypto'

import type { Encoding, PictureSettings } from './settings.ts'

/** One file that the build makes of a master. */
export interface Rendition {
  readonly encoding: Encoding
  /** In px. */
  readonly width: number
  /** File name in `dist/files`. */
  readonly file: string
}

/**
 * Returns the files to make of a master, best format first, narrow to wide.
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
  settings: PictureSettings,
  encoder: string,
): Rendition[] {
  return settings.encodings.flatMap((encoding) =>
    settings.widths.map((width) => {
      const digest = createHash('sha256')
        .update(JSON.stringify([encoding, width, encoder]))
        .update(master)
        .digest('hex')
        .slice(0, 8)
      return { encoding, width, file: `${name}-${width}.${digest}.${encoding.format}` }
    }),
  )
}
