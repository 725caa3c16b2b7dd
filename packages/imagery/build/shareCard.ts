import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import sharp, { type OverlayOptions } from 'sharp'

import { fitTitle, readFont, textToPath } from './typesetting.ts'

/** The size that social sites expect, in px (spec section 11). */
export const shareCardSize = { width: 1200, height: 630 } as const

/** A master and its position on a card, in px. The card's edges crop it. */
interface PlacedPicture {
  /** A file in `masters/`, without its extension. Files that only cards show are in `share-card/`. */
  readonly master: string
  readonly left: number
  readonly top: number
  readonly width: number
  /** Width of the fade at the left edge: the first half is transparent, the second fades in. Default: a sharp edge. */
  readonly fade?: number
  /** The horizontal range of the card in which the picture is visible. Default: the whole card. */
  readonly strip?: readonly [from: number, to: number]
}

/** The design of a card. */
export interface ShareCardDesign {
  /** CSS colours: behind the pictures, of title and name, and of the emblem. */
  readonly ground: string
  readonly text: string
  readonly gold: string
  /** From the back to the front. */
  readonly pictures: readonly PlacedPicture[]
  /** Maximum width of the title in px. */
  readonly titleWidth: number
}

/** The text of a card. */
export interface ShareCardText {
  readonly title: string
  readonly brandName: string
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
 * Draws a share card unless the folder already contains it. The file's name contains a digest of
 * everything that determines its bytes, including the code that draws it.
 *
 * @param folder the folder of finished cards, with a slash at the end
 * @returns the file's name in the folder: `card.0123abcd.jpeg`
 */
export async function shareCard(
  design: ShareCardDesign,
  text: ShareCardText,
  folder: URL,
): Promise<string> {
  const inputs = [
    new URL(import.meta.url),
    new URL('typesetting.ts', import.meta.url),
    fontFile,
    emblemFile,
    ...design.pictures.map(({ master }) => masterFile(master)),
  ]
  const digest = createHash('sha256').update(JSON.stringify([design, text, sharp.versions.sharp]))
  for (const input of inputs) digest.update(await readFile(input))
  const name = `card.${digest.digest('hex').slice(0, 8)}.jpeg`
  const file = new URL(name, folder)
  const isDrawn = await stat(file).then(
    () => true,
    () => false,
  )
  if (isDrawn) return name
  await mkdir(folder, { recursive: true })
  // Renames the file when it is complete: an interrupted build must not leave a partial file under the final name.
  // The random part keeps apart two builds that draw the same card.
  const partial = new URL(`${name}.${randomUUID()}.partial`, folder)
  await writeFile(partial, await drawCard(design, text))
  await rename(partial, file)
  return name
}

async function drawCard(design: ShareCardDesign, text: ShareCardText): Promise<Buffer> {
  const pictures = await Promise.all(design.pictures.map(placePicture))
  const lettering = Buffer.from(await drawText(design, text))
  return (
    sharp({ create: { ...shareCardSize, channels: 3, background: design.ground } })
      .composite([...pictures, { input: lettering, left: 0, top: 0 }])
      // 4:4:4 keeps the colour of gold hairlines on green.
      .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
  )
}

/** Returns the visible part of a picture as an overlay at its position on the card. */
async function placePicture({
  master,
  left,
  top,
  width,
  fade,
  strip,
}: PlacedPicture): Promise<OverlayOptions> {
  const { data, info } = await sharp(fileURLToPath(masterFile(master)))
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [from, to] = strip ?? [0, shareCardSize.width]
  const x = Math.max(from, left)
  const y = Math.max(0, top)
  const visible = {
    width: Math.min(to, left + info.width) - x,
    height: Math.min(shareCardSize.height, top + info.height) - y,
  }
  const picture = sharp(data, { raw: info }).extract({ left: x - left, top: y - top, ...visible })
  if (fade !== undefined) {
    const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${visible.width}" height="${visible.height}">
      <linearGradient id="fade"><stop offset="${fade / 2 / visible.width}" stop-opacity="0"/>
      <stop offset="${fade / visible.width}"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#fade)"/></svg>`
    picture.composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
  }
  return { input: await picture.png({ compressionLevel: 0 }).toBuffer(), left: x, top: y }
}

/** Returns an SVG of the title, the emblem and the brand's name. */
async function drawText(
  { text, gold, titleWidth }: ShareCardDesign,
  { title, brandName }: ShareCardText,
): Promise<string> {
  const font = await readFont(fontFile)
  const { lines, size } = fitTitle(font, title, { width: titleWidth, ...titleSizes })
  const leading = size * lineHeight
  // Centres the title optically in the space above the name.
  const firstBaseline = 290 - (leading * (lines.length - 1)) / 2 + size * 0.3
  const titlePaths = lines.map((line, index) =>
    textToPath(font, line, { x: margin, y: firstBaseline + leading * index, size }),
  )
  const nameBaseline = shareCardSize.height - margin + 10
  const emblem = (await readFile(emblemFile, 'utf8'))
    .replace('<svg ', `<svg x="${margin - 6}" y="${nameBaseline - 46}" width="62" height="62" `)
    .replaceAll('currentColor', gold)
  const namePlacement = { x: margin + 74, y: nameBaseline, size: 40, letterSpacing: 0.16 }
  const name = textToPath(font, brandName.toUpperCase(), namePlacement)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareCardSize.width}" height="${shareCardSize.height}">
    <path fill="${text}" d="${titlePaths.join('')}"/>
    ${emblem}<path fill="${text}" d="${name}"/></svg>`
}
