import { createHash } from 'node:crypto'
import type { Treatment } from './settings.ts'

export type Format = 'avif' | 'webp' | 'jpeg'

/** One file to make of a master. */
export interface Rendition {
  readonly format: Format
  readonly width: number
  /** File name in `dist/files`. */
  readonly file: string
}

/**
 * The files to make of a master, in the order of its formats, narrow to wide.
 *
 * A file's name carries a digest of all that decides its bytes, so that a file that is there is
 * never out of date: no time stamps, which a checkout or a restored cache would falsify.
 *
 * @param name the picture's name; @param master the master's bytes;
 * @param encoder the encoder's version, because another one gives other bytes.
 */
export function planRenditions(
  name: string,
  master: Uint8Array,
  treatment: Treatment,
  encoder: string,
): Rendition[] {
  const masterDigest = createHash('sha256').update(master).digest()
  return formatsOf(treatment).flatMap((format) =>
    treatment.widths.map((width) => {
      const digest = createHash('sha256')
        .update(masterDigest)
        .update(JSON.stringify([format, width, treatment.formats[format], encoder]))
        .digest('hex')
        .slice(0, 8)
      return { format, width, file: `${name}-${width}.${digest}.${format}` }
    }),
  )
}

function formatsOf(treatment: Treatment): Format[] {
  return (['avif', 'webp', 'jpeg'] as const).filter(
    (format) => treatment.formats[format] !== undefined,
  )
}
