import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { fitTitle, outlineOf, readFont } from './lettering.ts'
import sharp, { type OverlayOptions } from 'sharp'

/** The one size that social sites ask for, in px. */
export const shareCardSize = { width: 1200, height: 630 } as const

/** A master in its place on a card; what lies beyond the card's edges is cut off. All in px. */
interface Placed {
  /** A file of `masters/`, without its ending; what only cards show lies in `share-card/`. */
  readonly master: string
  readonly left: number
  readonly top: number
  readonly width: number
  /** How far its left edge takes to come out of the ground, of which it is the first half. Default: a sharp edge. */
  readonly fade?: number
  /** Where on the card it is seen, from left to right. Default: all of it. */
  readonly strip?: readonly [from: number, to: number]
}

/** How a card looks. */
export interface ShareCardDesign {
  /** Light words on dark, or dark on light. */
  readonly world: 'night' | 'paper'
  /** The colour behind the pictures, as CSS has it. */
  readonly ground: string
  /** From the back to the front. */
  readonly pictures: readonly Placed[]
  /** How wide the title may be, in px. */
  readonly titleWidth: number
}

/** What is written on a card. */
export interface ShareCardWords {
  readonly title: string
  readonly brandName: string
}

// The pigments of the design tokens (packages/ui, palette.css).
const inks = {
  night: { words: '#f3ecdb', gold: '#e3b24f' },
  paper: { words: '#17231c', gold: '#7a5712' },
}

const margin = 84
const titleSizes = { largest: 96, smallest: 56, height: 330 }
const lineHeight = 1.1

const fontFile = new URL(
  import.meta.resolve('@fontsource/italiana/files/italiana-latin-400-normal.woff'),
)
const masterFile = (name: string) => new URL(`../masters/${name}.webp`, import.meta.url)
const emblemFile = new URL('../marks/emblem-small.svg', import.meta.url)

/**
 * The file of a share card, drawn when the folder has none that is up to date: its name carries a
 * digest of all that decides its bytes, the code that draws it included.
 *
 * @param folder where finished cards are kept, with a slash at the end
 * @returns the file's name in the folder: `card.0123abcd.jpeg`
 */
export async function shareCard(
  design: ShareCardDesign,
  words: ShareCardWords,
  folder: URL,
): Promise<string> {
  const inputs = [
    new URL(import.meta.url),
    new URL('lettering.ts', import.meta.url),
    fontFile,
    emblemFile,
    ...design.pictures.map(({ master }) => masterFile(master)),
  ]
  const digest = createHash('sha256').update(JSON.stringify([design, words, sharp.versions.sharp]))
  for (const input of inputs) digest.update(await readFile(input))
  const name = `card.${digest.digest('hex').slice(0, 8)}.jpeg`
  const file = new URL(name, folder)
  const isDrawn = await stat(file).then(
    () => true,
    () => false,
  )
  if (isDrawn) return name
  await mkdir(folder, { recursive: true })
  // Renamed once whole: what an interrupted build leaves must not pass for a finished file. Another build may draw it too.
  const partial = new URL(`${name}.${randomUUID()}.partial`, folder)
  await writeFile(partial, await draw(design, words))
  await rename(partial, file)
  return name
}

async function draw(design: ShareCardDesign, words: ShareCardWords): Promise<Buffer> {
  const pictures = await Promise.all(design.pictures.map(place))
  const written = Buffer.from(await write(design, words))
  return (
    sharp({ create: { ...shareCardSize, channels: 3, background: design.ground } })
      .composite([...pictures, { input: written, left: 0, top: 0 }])
      // 4:4:4 keeps the gold hairlines gold on green.
      .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
  )
}

/** The part of a picture that lies on the card. */
async function place({ master, left, top, width, fade, strip }: Placed): Promise<OverlayOptions> {
  const { data, info } = await sharp(fileURLToPath(masterFile(master)))
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [from, to] = strip ?? [0, shareCardSize.width]
  const x = Math.max(from, left)
  const y = Math.max(0, top)
  const seen = {
    width: Math.min(to, left + info.width) - x,
    height: Math.min(shareCardSize.height, top + info.height) - y,
  }
  const picture = sharp(data, { raw: info }).extract({ left: x - left, top: y - top, ...seen })
  if (fade !== undefined) {
    const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${seen.width}" height="${seen.height}">
      <linearGradient id="fade"><stop offset="${fade / 2 / seen.width}" stop-opacity="0"/>
      <stop offset="${fade / seen.width}"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#fade)"/></svg>`
    picture.composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
  }
  return { input: await picture.png({ compressionLevel: 0 }).toBuffer(), left: x, top: y }
}

/** The words, and the emblem beside the name. */
async function write(
  { world, titleWidth }: ShareCardDesign,
  { title, brandName }: ShareCardWords,
): Promise<string> {
  const font = await readFont(fontFile)
  const ink = inks[world]
  const { lines, size } = fitTitle(font, title, { width: titleWidth, ...titleSizes })
  const leading = size * lineHeight
  // Optically in the middle of what the name below leaves free.
  const firstLine = 290 - (leading * (lines.length - 1)) / 2 + size * 0.3
  const titlePaths = lines.map((line, index) =>
    outlineOf(font, line, { x: margin, y: firstLine + leading * index, size }),
  )
  const nameLine = shareCardSize.height - margin + 10
  const emblem = (await readFile(emblemFile, 'utf8'))
    .replace('<svg ', `<svg x="${margin - 6}" y="${nameLine - 46}" width="62" height="62" `)
    .replaceAll('currentColor', ink.gold)
  const nameAt = { x: margin + 74, y: nameLine, size: 40, letterSpacing: 0.16 }
  const name = outlineOf(font, brandName.toUpperCase(), nameAt)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareCardSize.width}" height="${shareCardSize.height}">
    <path fill="${ink.words}" d="${titlePaths.join('')}"/>
    ${emblem}<path fill="${ink.words}" d="${name}"/></svg>`
}
