import { createHash } from 'node:crypto'
import type { Encoding, Treatment } from './settings.ts'

/** One file to make of a master. */
export interface Rendition {
  readonly encoding: Encoding
  /** In px. */
  readonly width: number
  /** File name in `dist/files`. */
  readonly file: string
}

/**
 * The files to make of a master, best format first, narrow to wide.
 *
 * A file's name carries a digest of all that decides its bytes, so a file that exists is never out
 * of date: time stamps would be falsified by a checkout or a restored cache.
 *
 * @param name the picture's name.
 * @param master the master's bytes.
 * @param encoder the encoder's version, because another one gives other bytes.
 */
export function planRenditions(
  name: string,
  master: Uint8Array,
  treatment: Treatment,
  encoder: string,
): Rendition[] {
  return treatment.encodings.flatMap((encoding) =>
    treatment.widths.map((width) => {
      const digest = createHash('sha256')
        .update(JSON.stringify([encoding, width, encoder]))
        .update(master)
        .digest('hex')
        .slice(0, 8)
      return { encoding, width, file: `${name}-${width}.${digest}.${encoding.format}` }
    }),
  )
}
