import type { AvifOptions, WebpOptions } from 'sharp'

/** Widths and encoding of the pictures of one kind. */
export interface PictureSettings {
  /** Widths in px, ascending; none wider than the master. */
  readonly widths: readonly number[]
  /** Width in px of the plain `src`, a WebP file. */
  readonly fallbackWidth: number
  readonly avif: AvifOptions
}

// One file a picture, for the few browsers without AVIF.
export const webp: WebpOptions = { quality: 75 }

// Effort: with 5 instead of 3, `hero-tall` at 800 px has 41.3 kB instead of 42.5 and takes five times as long. A fresh
// build of all pictures should take less than a minute and a half.

// For rendered pictures: the bottles.
// Bit depth 10: at 8 bits the dark halos band into brown and green rings at any quality. Browsers that paint
// on the GPU show the difference, and the files are smaller too.
// Quality 45: at the size of the page no difference to 59 was seen, and the files are two fifths smaller.
const softLight: AvifOptions = { quality: 45, bitdepth: 10, effort: 3 }

// For engravings, which are all other pictures.
// Quality 45: at 40 the paper between the lines turns grey.
// Bit depth 8: there is no gradient that could band.
const fineLines: AvifOptions = { quality: 45, effort: 2 }

// For engravings on a dark ground that the first screen waits for. Quality 40: the dark ground hides the difference.
const fineLinesAtNight: AvifOptions = { quality: 40, effort: 2 }

// For the two of these that phones wait for: effort 3 takes twice as long and saves 4 %; on others it saves nothing.
const fineLinesOnPhones: AvifOptions = { ...fineLinesAtNight, effort: 3 }

// A bottle without a background; the largest is 28 rem high at 2×.
const cutOut: PictureSettings = {
  widths: [140, 280, 420, 561],
  fallbackWidth: 280,
  avif: softLight,
}

// A photo of a carousel, from its thumbnail to a stage as high as a laptop's window at 2×.
const bottlePhoto: PictureSettings = {
  widths: [240, 480, 800, 1200, 1500],
  fallbackWidth: 800,
  avif: softLight,
}

const pourWide: PictureSettings = {
  widths: [800, 1280, 2000, 2880],
  fallbackWidth: 1280,
  avif: fineLines,
}
const pourTall: PictureSettings = {
  widths: [480, 800, 1200],
  fallbackWidth: 800,
  avif: fineLines,
}

// A legend on phones.
const legendTall: PictureSettings = {
  widths: [480, 800, 1200],
  fallbackWidth: 800,
  avif: fineLines,
}

// The part of the valley that phones show: 1500 of the drawing's 2400 units. At 2× and 3×, and by day at 85 % of these,
// since the page waits for it.
const landNarrow: PictureSettings = {
  widths: [620, 1230, 1450, 1850, 2166],
  fallbackWidth: 1230,
  avif: fineLines,
}

/** The settings by kind; a picture's name starts with its kind. */
export const settingsByKind: Readonly<Record<string, PictureSettings>> = {
  // The home page's scene at rest, full bleed. The wide drawing fills windows from 1280 × 640 px at 1× to twice that.
  'hero-wide': {
    widths: [900, 1300, 1760, 2100, 2600, 3120],
    fallbackWidth: 1300,
    avif: fineLinesAtNight,
  },
  // Phones at 1.5× to 3×, tablets at 1× and 2×; phones get 1.75 px for 2 of the screen (packages/ui, sceneSizes.ts).
  'hero-tall': { widths: [640, 830, 1240, 1500], fallbackWidth: 830, avif: fineLinesOnPhones },
  // The same scene under the age gate.
  'gate-wide': {
    widths: [900, 1300, 1760, 2100, 2600, 3120],
    fallbackWidth: 1300,
    avif: fineLinesAtNight,
  },
  'gate-tall': {
    widths: [640, 830, 1240, 1500],
    fallbackWidth: 830,
    avif: fineLinesOnPhones,
  },
  // The parts of the scene, for who passes the gate; each as wide as the whole scene needs it.
  'scene-sky-wide': { widths: [1300, 2600, 3380], fallbackWidth: 1300, avif: fineLines },
  'scene-sky-tall': { widths: [800, 1500], fallbackWidth: 800, avif: fineLines },
  'scene-land-wide': { widths: [1300, 1760, 2600, 3380], fallbackWidth: 1300, avif: fineLines },
  'scene-land-tall': { widths: [640, 800, 1200, 1500], fallbackWidth: 800, avif: fineLines },
  'scene-moon-wide': { widths: [560, 760, 1120, 1456], fallbackWidth: 560, avif: fineLines },
  'scene-moon-tall': { widths: [560, 700, 1040, 1306], fallbackWidth: 700, avif: fineLines },
  'scene-serpent-wide': { widths: [620, 840, 1245, 1619], fallbackWidth: 620, avif: fineLines },
  'scene-serpent-tall': {
    widths: [580, 730, 1090, 1360],
    fallbackWidth: 730,
    avif: fineLines,
  },
  'scene-bottle': { widths: [140, 240, 360, 561], fallbackWidth: 240, avif: softLight },
  'scene-shadow': { widths: [400, 774, 1040], fallbackWidth: 400, avif: softLight },
  // Between two sections of the home page; the headline is left on wide screens and on top on phones.
  'pour-wide': pourWide,
  'pour-triple-wide': pourWide,
  // Tablets.
  'pour-medium': { widths: [768, 1152, 1640], fallbackWidth: 1152, avif: fineLines },
  'pour-tall': pourTall,
  'pour-triple-tall': pourTall,
  // The foot, the gift box and the Reposado.
  bottle: { widths: [240, 480, 720, 1000], fallbackWidth: 720, avif: softLight },
  // The carousels' photos: front, label and neck.
  'bottle-destilado-1': bottlePhoto,
  'bottle-destilado-2': bottlePhoto,
  'bottle-destilado-4': bottlePhoto,
  'bottle-triple-1': bottlePhoto,
  'bottle-triple-2': bottlePhoto,
  'bottle-triple-4': bottlePhoto,
  'bottle-destilado-moon': cutOut,
  'bottle-destilado-paper': cutOut,
  'bottle-triple-moon': cutOut,
  'bottle-triple-paper': cutOut,
  'bottle-reposado-moon': cutOut,
  'bottle-destilado-day': cutOut,
  // A soft shadow.
  'bottle-shadow': { widths: [480, 774, 1100], fallbackWidth: 480, avif: softLight },
  // Hatched lines, on the ground of the engraved day.
  'bottle-shadow-day': { widths: [480, 774, 1100], fallbackWidth: 480, avif: fineLines },
  cocktail: { widths: [320, 480, 640, 800, 960, 1200], fallbackWidth: 480, avif: fineLines },
  // The home page's row on a phone, a grid cell at 1×, a grid cell at 2× on a phone, the dialog.
  medal: { widths: [180, 220, 360, 600, 900], fallbackWidth: 360, avif: fineLinesAtNight },
  // Also the first medal of the recognitions page, which stands in the moon's place.
  'medal-01': {
    widths: [180, 220, 360, 600, 900, 1200],
    fallbackWidth: 360,
    avif: fineLinesAtNight,
  },
  // The night in which the first medal rises: what is behind the medal, and what is before it.
  'moonrise-sky-wide': {
    widths: [800, 1200, 1600, 2400, 3000],
    fallbackWidth: 1200,
    avif: fineLines,
  },
  'moonrise-land-wide': {
    widths: [800, 1200, 1600, 2400, 3000],
    fallbackWidth: 1200,
    avif: fineLines,
  },
  'moonrise-sky-tall': { widths: [480, 960, 1500], fallbackWidth: 960, avif: fineLines },
  fruit: { widths: [480, 800, 1200, 1600], fallbackWidth: 800, avif: fineLines },
  // The empty cart.
  'empty-table': { widths: [480, 800, 1440], fallbackWidth: 800, avif: fineLines },
  portrait: { widths: [400, 800, 1280], fallbackWidth: 800, avif: fineLines },
  // From the strip on the home page on a phone to the full size on the process page.
  process: { widths: [240, 400, 800, 1280], fallbackWidth: 800, avif: fineLines },
  // The valley behind the bottles, in layers: land and sky full bleed, sun and moon cut to their box.
  'valley-land': { widths: [800, 1280, 2160, 2700, 3240], fallbackWidth: 1280, avif: fineLines },
  'valley-land-day-narrow': landNarrow,
  'valley-land-night-narrow': landNarrow,
  'valley-sky': { widths: [800, 1280, 1920, 3400], fallbackWidth: 1280, avif: fineLines },
  'valley-sky-night-narrow': { widths: [640, 1200, 1760], fallbackWidth: 640, avif: fineLines },
  'valley-sun': { widths: [400, 720, 1060, 1490], fallbackWidth: 720, avif: fineLines },
  'valley-moon': { widths: [400, 720, 1060, 1390], fallbackWidth: 720, avif: fineLines },
  ritual: { widths: [320, 480, 900], fallbackWidth: 480, avif: fineLines },
  legend: { widths: [400, 800, 1280], fallbackWidth: 800, avif: fineLines },
  'legend-serpent-tall': legendTall,
  'legend-owl-tall': legendTall,
  // The legends full bleed. Tablets crop them from the left, so the middle widths are large.
  'legend-serpent-wide': {
    widths: [1000, 1280, 1600, 2400, 2880, 3400],
    fallbackWidth: 1600,
    avif: fineLines,
  },
  'legend-owl-wide': {
    widths: [1000, 1280, 1600, 2400, 2880, 3400],
    fallbackWidth: 1600,
    avif: fineLines,
  },
  harvest: { widths: [480, 960, 2000], fallbackWidth: 960, avif: fineLines },
  // Full bleed; enlarged lines would blur, so the largest width is large.
  history: { widths: [800, 1280, 2000, 2880], fallbackWidth: 1280, avif: fineLines },
  // The part of `history` that a phone shows: the same picture, cropped left and right.
  'history-tall': { widths: [480, 900, 1200, 1800], fallbackWidth: 900, avif: fineLines },
  // The emblem as a plate, beside the introduction of the home page; `tall` on phones.
  'emblem-plate': { widths: [800, 1200, 1600, 2400], fallbackWidth: 1200, avif: fineLines },
  'emblem-plate-tall': { widths: [480, 800, 1200, 1800], fallbackWidth: 800, avif: fineLines },
  // The head of an order's confirmation. A bottle stands in the engraving, on paper.
  'thanks-wide': { widths: [800, 1200, 1600, 2400], fallbackWidth: 1200, avif: fineLines },
  'thanks-tall': { widths: [480, 780, 1100, 1500], fallbackWidth: 780, avif: fineLines },
}

/**
 * Returns the settings of a picture: those of the longest kind that its name starts with, so
 * `legend-owl-wide` takes precedence over `legend`.
 *
 * @param name the master's file name without its extension: `bottle-triple-1`
 * @throws Error when the name starts with no kind
 */
export function settingsFor(name: string): PictureSettings {
  const [match] = Object.entries(settingsByKind)
    .filter(([kind]) => name === kind || name.startsWith(`${kind}-`))
    .toSorted(([a], [b]) => b.length - a.length)
  if (match === undefined) {
    throw new Error(
      `masters/${name}: its name must start with a kind of build/settings.ts ` +
        `(${Object.keys(settingsByKind).join(', ')}).`,
    )
  }
  return match[1]
}
