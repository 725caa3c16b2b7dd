import type { Format, Rendition } from './renditions.ts'

interface Picture {
  readonly name: string
  readonly renditions: readonly Rendition[]
  readonly fallbackWidth: number
  readonly width: number
  readonly height: number
  readonly placeholder: string
}

/** The name a picture is imported by: `bottle-triple-1` → `bottleTriple1`. */
export function exportName(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * The source text of the module that gives one picture as a `PictureSource`.
 *
 * Files are imported, so that the bundler names them by content and ships only what is used, and
 * `no-inline`, because a picture within the JavaScript is downloaded before anyone wants it.
 */
export function pictureModule(picture: Picture): string {
  const { name, renditions, width, height, placeholder } = picture
  const fallback = renditions.findLast((made) => made.width === picture.fallbackWidth)
  if (fallback === undefined) {
    throw new Error(`${name}: no file is ${picture.fallbackWidth} px wide, which src should be.`)
  }
  return `import type { PictureSource } from '../src/PictureSource.ts'
${renditions.map((made) => `import ${identifier(made)} from './files/${made.file}?url&no-inline'\n`).join('')}
export const ${exportName(name)}: PictureSource = {
  sources: [${sourceText('avif', renditions)}${sourceText('webp', renditions)}],
  src: ${identifier(fallback)},
  width: ${width},
  height: ${height},
  placeholder: '${placeholder}',
}
`
}

function sourceText(format: Format, renditions: readonly Rendition[]): string {
  const candidates = renditions
    .filter((made) => made.format === format)
    .map((made) => `\${${identifier(made)}} ${made.width}w`)
  return candidates.length === 0
    ? ''
    : `\n    { type: 'image/${format}', srcSet: \`${candidates.join(', ')}\` },`
}

function identifier({ format, width }: Rendition): string {
  return `${format}${width}`
}
