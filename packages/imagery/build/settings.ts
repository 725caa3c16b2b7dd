import type { AvifOptions, WebpOptions } from 'sharp'

/** A format and how hard to press. */
export type Encoding =
  | { readonly format: 'avif'; readonly options: AvifOptions }
  | { readonly format: 'webp'; readonly options: WebpOptions }

/** How the pictures of one kind are made. */
export interface Treatment {
  /** Widths in px, ascending; none wider than the master. */
  readonly widths: readonly number[]
  /** Which of the widths is the plain `src`. */
  readonly fallbackWidth: number
  /** Best first; the last one is also the format of the plain `src`. */
  readonly encodings: readonly Encoding[]
}

// 10 bits: with 8 the dark halos fall into rings, brown and green in turn, at any quality; browsers
// that paint on the GPU show the difference, and the files are smaller as well. 59: below it cut
// glass and the small print of the labels soften; above it only the file grows. Effort 4 takes more
// than three times as long as 3, which every fresh clone would pay, and saves less than a hundredth.
const softLight: Treatment['encodings'] = [
  { format: 'avif', options: { quality: 59, bitdepth: 10, effort: 3 } },
  // For the few browsers without AVIF. WebP has 8 bits and bands in the darks at any quality.
  { format: 'webp', options: { quality: 80 } },
]

// 50: at 40 the paper between the lines turns grey. Effort 2: on line work 4 takes seven times as
// long and saves nothing. 8 bits, as there is no gradient to band.
const fineLines: Treatment['encodings'] = [
  { format: 'avif', options: { quality: 50, effort: 2 } },
  { format: 'webp', options: { quality: 70 } },
]

/** The treatments by kind; a picture's kind is the start of its name. */
export const treatments: Readonly<Record<string, Treatment>> = {
  // Full bleed on wide screens.
  'hero-wide': { widths: [800, 1200, 1600], fallbackWidth: 1200, encodings: softLight },
  // Full bleed on phones: 390 px at 1×, and at the 2× to 3× that nearly all of them have.
  'hero-tall': { widths: [450, 640, 900], fallbackWidth: 640, encodings: softLight },
  // The moment between two sections of the home page: headline left on wide screens, on top on phones.
  'pour-wide': { widths: [800, 1280, 2000], fallbackWidth: 1280, encodings: softLight },
  'pour-tall': { widths: [450, 640, 900], fallbackWidth: 640, encodings: softLight },
  // From the carousel's thumbnail to its stage.
  bottle: { widths: [240, 480, 720, 1000], fallbackWidth: 720, encodings: softLight },
  cocktail: { widths: [320, 480, 800], fallbackWidth: 480, encodings: softLight },
  // A cell of the grid at 1× and, on a phone, at 2×; the dialog.
  medal: { widths: [180, 360, 600], fallbackWidth: 360, encodings: fineLines },
  fruit: { widths: [480, 800, 1200], fallbackWidth: 800, encodings: softLight },
  portrait: { widths: [400, 800, 1280], fallbackWidth: 800, encodings: fineLines },
  // From the strip on a phone's home page to the stage.
  process: { widths: [240, 400, 800, 1280], fallbackWidth: 800, encodings: fineLines },
  legend: { widths: [400, 800, 1280], fallbackWidth: 800, encodings: fineLines },
  // The legends again, full bleed; cropped from the left on phones, so the middle width is large.
  'legend-serpent-wide': {
    widths: [1000, 1280, 1600, 2400],
    fallbackWidth: 1600,
    encodings: fineLines,
  },
  'legend-owl-wide': {
    widths: [1000, 1280, 1600, 2400],
    fallbackWidth: 1600,
    encodings: fineLines,
  },
  harvest: { widths: [480, 960, 1600], fallbackWidth: 960, encodings: fineLines },
  // Full bleed, and its lines blur when they are enlarged.
  history: { widths: [800, 1280, 2000], fallbackWidth: 1280, encodings: fineLines },
  // What a phone's window shows of it, without what lies left and right of that.
  'history-tall': { widths: [480, 900, 1080], fallbackWidth: 900, encodings: fineLines },
}

/**
 * The treatment for a picture.
 * @param name the master's file name without its extension: `bottle-triple-1`.
 * The longest kind that its name starts with decides: `legend-owl-wide` before `legend`.
 * @throws when no kind claims the name.
 */
export function treatmentFor(name: string): Treatment {
  const [claim] = Object.entries(treatments)
    .filter(([kind]) => name === kind || name.startsWith(`${kind}-`))
    .toSorted(([a], [b]) => b.length - a.length)
  if (claim === undefined) {
    throw new Error(
      `masters/${name}: its name must start with a kind of build/settings.ts ` +
        `(${Object.keys(treatments).join(', ')}).`,
    )
  }
  return claim[1]
}
