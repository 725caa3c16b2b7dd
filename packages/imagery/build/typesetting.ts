import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type * as OpenType from 'opentype.js'
import type { Font, PathCommand } from 'opentype.js'

// Node loads the package as CommonJS, but its types describe its ES module.
const { parse } = createRequire(import.meta.url)('opentype.js') as typeof OpenType

/** Reads an OTF, TTF or WOFF font. */
export async function readFont(file: URL): Promise<Font> {
  const { buffer } = new Uint8Array(await readFile(file))
  return parse(buffer)
}

interface TextPlacement {
  /** Left edge of the first letter, in px. */
  readonly x: number
  /** The baseline, in px. */
  readonly y: number
  /** Font size in px. */
  readonly size: number
  /** Space after each letter, in em. */
  readonly letterSpacing?: number
}

/**
 * Returns a line of text as path data for an SVG. An SVG renderer has only the fonts of the machine on
 * which it runs, so text must become outlines.
 *
 * @throws Error when the font has no glyph for a letter
 */
export function textToPath(
  font: Font,
  text: string,
  { x, y, size, ...options }: TextPlacement,
): string {
  const missing = Array.from(text).find((letter) => font.charToGlyphIndex(letter) === 0)
  if (missing !== undefined) throw new Error(`"${text}": the font has no ${missing}`)
  return font.getPath(text, x, y, size, options).commands.map(toPathData).join('')
}

/** Formats a path command as SVG; opentype.js's own formatter writes NaN for some numbers near whole ones. */
function toPathData(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${command.x} ${command.y}`
    case 'Q':
      return `Q${command.x1} ${command.y1} ${command.x} ${command.y}`
    case 'C':
      return `C${command.x1} ${command.y1} ${command.x2} ${command.y2} ${command.x} ${command.y}`
    case 'Z':
      return 'Z'
    default:
      return command satisfies never
  }
}

interface TitleBounds {
  /** Maximum width of a line in px. */
  readonly width: number
  /** Largest and smallest font size in px. */
  readonly largest: number
  readonly smallest: number
  /** Maximum sum of the lines' font sizes in px, without line spacing. */
  readonly height: number
}

/**
 * Breaks a title into balanced lines at the largest font size at which it fits.
 *
 * @returns the lines and the font size in px
 * @throws Error when the title does not fit at the smallest size
 */
export function fitTitle(
  font: Font,
  title: string,
  { width, height, largest, smallest }: TitleBounds,
): { readonly lines: readonly string[]; readonly size: number } {
  for (let size = largest; size >= smallest; size -= 2) {
    const lines = wrapText(font, title, size, width)
    if (lines !== null && lines.length * size <= height) {
      return { lines: balanceLines(font, title, size, { lines, width }), size }
    }
  }
  throw new Error(`"${title}" does not fit into ${width} px`)
}

/**
 * Wraps a title again at the smallest width that needs no more lines, so that no word is left alone on a line. Widths
 * are tried in steps; if none of them needs as many lines, the given lines remain.
 */
function balanceLines(
  font: Font,
  title: string,
  size: number,
  wrapped: { readonly lines: readonly string[]; readonly width: number },
): readonly string[] {
  for (let width = size; width < wrapped.width; width += size / 8) {
    const lines = wrapText(font, title, size, width)
    if (lines?.length === wrapped.lines.length) return lines
  }
  return wrapped.lines
}

/** Returns lines of at most `width` px, or null when a single word is wider. */
function wrapText(
  font: Font,
  title: string,
  size: number,
  width: number,
): readonly string[] | null {
  const fits = (line: string) => font.getAdvanceWidth(line, size) <= width
  const lines: string[] = []
  for (const word of title.split(' ')) {
    if (!fits(word)) return null
    const extended = `${lines.at(-1) ?? ''} ${word}`.trimStart()
    if (fits(extended)) lines.splice(-1, 1, extended)
    else lines.push(word)
  }
  return lines
}
