/**
 * `npm run subset-fonts`: makes the fonts that every page preloads, with the letters that
 * packages/ui/src/tokens/fonts.css names for them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import subsetFont from 'subset-font'

const styles = new URL('../packages/ui/src/tokens/fonts.css', import.meta.url)

/** Copyright and names are kept without asking; this is the address of the licence. */
const preserveNameIds = [14]

interface Font {
  /** As fonts.css names it. */
  readonly file: `./fonts/${string}.woff2`
  readonly bytes: Buffer
}

/** Makes the fonts; writes no file. */
export async function makeFonts(): Promise<readonly Font[]> {
  const jost = './fonts/jost.woff2'
  const headings = './fonts/headings.woff2'
  const toWoff2 = { targetFormat: 'woff2', preserveNameIds } as const
  return [
    {
      file: jost,
      bytes: await subsetFont(
        readFont('@fontsource-variable/jost/files/jost-latin-wght-normal.woff2'),
        lettersOf(jost),
        // The site's weights (type.css), and 600 for what browsers show in bold.
        { ...toWoff2, variationAxes: { wght: { min: 300, max: 600 } } },
      ),
    },
    {
      file: headings,
      bytes: await subsetFont(
        renameItaliana(
          await subsetFont(
            readFont('@fontsource/italiana/files/italiana-latin-400-normal.woff2'),
            lettersOf(headings),
            { targetFormat: 'truetype', preserveNameIds },
          ),
        ),
        lettersOf(headings),
        toWoff2,
      ),
    },
  ]
}

/** The place of a font that fonts.css names. */
export const placeOf = (file: Font['file']): URL => new URL(file, styles)

const readFont = (path: string): Buffer => readFileSync(new URL(import.meta.resolve(path)))

const lettersOf = (file: Font['file']): string =>
  readFaces()
    .filter((face) => face.file === file)
    .flatMap(({ letters }) => letters)
    .join('')

/** The fonts of fonts.css that are files, with the letters of their `unicode-range`. */
export function readFaces() {
  const rules = readFileSync(styles, 'utf8').match(/@font-face \{[^}]*\}/g) ?? []
  return rules.flatMap((rule) => {
    const { family, file } =
      /'(?<family>[^']*)';\s*src: url\('(?<file>[^']*)'\)/.exec(rule)?.groups ?? {}
    if (family === undefined || file === undefined) return []
    const ranges = [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    const letters = ranges.flatMap(([, from = '', to = from]) =>
      lettersBetween(parseInt(from, 16), parseInt(to, 16)),
    )
    return { family, file, letters }
  })
}

const lettersBetween = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))

/**
 * Names the font "Headings", except in its copyright notice. The licence reserves the name Italiana for the complete
 * font (SIL Open Font License 1.1, condition 3).
 */
function renameItaliana(font: Buffer): Buffer {
  // Both names have eight letters, so nothing else in the file moves.
  const name = new RegExp(`(?<!${utf16('reserved name ')})${utf16('Italiana')}`, 'g')
  return Buffer.from(font.toString('latin1').replaceAll(name, utf16('Headings')), 'latin1')
}

/** The bytes of a name in a font: UTF-16, big-endian. */
const utf16 = (text: string): string => Array.from(text, (letter) => `\0${letter}`).join('')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, bytes } of await makeFonts()) {
    writeFileSync(placeOf(file), bytes)
    console.log(`${file}: ${bytes.length} bytes`)
  }
}
