import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type * as OpenType from 'opentype.js'
import type { Font, PathCommand } from 'opentype.js'

// Its types are those of its ES module, which Node does not take for one.
const { parse } = createRequire(import.meta.url)('opentype.js') as typeof OpenType

/** Reads a font of the kinds OTF, TTF and WOFF. */
export async function readFont(file: URL): Promise<Font> {
  const { buffer } = new Uint8Array(await readFile(file))
  return parse(buffer)
}

interface Place {
  /** Where the first letter begins, and the line it stands on; in px, as the size. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** What is added after each letter, in em. */
  readonly letterSpacing?: number
}

/**
 * A line of text as the outlines of its letters, for the `d` of an SVG's path: what draws an SVG knows
 * no fonts but those of the machine it runs on.
 *
 * @throws Error when the font lacks one of its letters
 */
export function outlineOf(font: Font, text: string, { x, y, size, ...options }: Place): string {
  const unknown = Array.from(text).find((letter) => font.charToGlyphIndex(letter) === 0)
  if (unknown !== undefined) throw new Error(`"${text}": the font has no ${unknown}`)
  return font.getPath(text, x, y, size, options).commands.map(toPathData).join('')
}

/** A step of an outline as SVG has it; opentype.js's own writes NaN for what is next to a whole number. */
function toPathData(step: PathCommand): string {
  switch (step.type) {
    case 'M':
    case 'L':
      return `${step.type}${step.x} ${step.y}`
    case 'Q':
      return `Q${step.x1} ${step.y1} ${step.x} ${step.y}`
    case 'C':
      return `C${step.x1} ${step.y1} ${step.x2} ${step.y2} ${step.x} ${step.y}`
    case 'Z':
      return 'Z'
    default:
      return step satisfies never
  }
}

interface Room {
  /** In px, as the sizes. */
  readonly width: number
  readonly largest: number
  readonly smallest: number
  /** Of the lines together, without what is between them. */
  readonly height: number
}

/**
 * A title at the largest size at which it fits, its lines as even as they can be.
 *
 * @throws Error when it does not fit at the smallest size
 */
export function fitTitle(
  font: Font,
  title: string,
  { width, height, largest, smallest }: Room,
): { readonly lines: readonly string[]; readonly size: number } {
  for (let size = largest; size >= smallest; size -= 2) {
    const lines = wrap(font, title, size, width)
    if (lines !== null && lines.length * size <= height) {
      return { lines: evened(font, title, size, lines.length), size }
    }
  }
  throw new Error(`"${title}" does not fit into ${width} px`)
}

/** The narrowest way to set a title in a number of lines: none is left with a word alone. */
function evened(font: Font, title: string, size: number, count: number): readonly string[] {
  for (let width = size; ; width += size / 8) {
    const lines = wrap(font, title, size, width)
    if (lines?.length === count) return lines
  }
}

/** A title in lines of at most `width` px; null when a word alone is wider. */
function wrap(font: Font, title: string, size: number, width: number): readonly string[] | null {
  const fits = (line: string) => font.getAdvanceWidth(line, size) <= width
  const lines: string[] = []
  for (const word of title.split(' ')) {
    if (!fits(word)) return null
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart()
    if (fits(longer)) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
