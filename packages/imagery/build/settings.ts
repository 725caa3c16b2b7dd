import type { AvifOptions, JpegOptions, WebpOptions } from 'sharp'

/** How the pictures of one kind are made. */
export interface Treatment {
  /** Widths in px, ascending; none wider than the master. */
  readonly widths: readonly [number, ...number[]]
  /** Which of the widths is the plain `src`. */
  readonly fallbackWidth: number
  /** The formats, best first; the last one is also the format of the plain `src`. */
  readonly formats: {
    readonly avif?: AvifOptions
    readonly webp?: WebpOptions
    readonly jpeg?: JpegOptions
  }
}

const rendered = { avif: { quality: 50, effort: 4 }, webp: { quality: 76 } }
const engraved = { avif: { quality: 50, effort: 4 }, webp: { quality: 76 } }

/** The treatments by kind; a picture's kind is the start of its name. */
export const treatments: Readonly<Record<string, Treatment>> = {
  'hero-wide': { widths: [800, 1200, 1600], fallbackWidth: 1200, formats: rendered },
  'hero-tall': { widths: [450, 640, 900], fallbackWidth: 640, formats: rendered },
  trio: { widths: [640, 1024, 1600], fallbackWidth: 1024, formats: rendered },
  bottle: { widths: [240, 480, 720, 1000], fallbackWidth: 720, formats: rendered },
  cocktail: { widths: [320, 480, 800], fallbackWidth: 480, formats: rendered },
  medal: { widths: [160, 320, 600], fallbackWidth: 320, formats: rendered },
  fruit: { widths: [480, 800, 1200], fallbackWidth: 800, formats: rendered },
  portrait: { widths: [400, 800, 1280], fallbackWidth: 800, formats: engraved },
  process: { widths: [400, 800, 1280], fallbackWidth: 800, formats: engraved },
  legend: { widths: [400, 800, 1280], fallbackWidth: 800, formats: engraved },
  history: { widths: [800, 1280, 2000], fallbackWidth: 1280, formats: engraved },
  og: { widths: [1200], fallbackWidth: 1200, formats: { jpeg: { quality: 86, mozjpeg: true } } },
}

/**
 * The treatment for a picture.
 * @param name the master's file name without its extension: `bottle-triple-1`.
 * @throws when no kind, or more than one, claims the name.
 */
export function treatmentFor(name: string): Treatment {
  const claims = Object.entries(treatments).filter(
    ([kind]) => name === kind || name.startsWith(`${kind}-`),
  )
  const [claim, ...others] = claims
  if (claim === undefined || others.length > 0) {
    throw new Error(
      `masters/${name}: its name must start with exactly one kind of build/settings.ts ` +
        `(${Object.keys(treatments).join(', ')}).`,
    )
  }
  return claim[1]
}
