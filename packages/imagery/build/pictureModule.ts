import type { Rendition } from './renditions.ts'

/** What is known of a picture once its files are planned. */
export interface Picture {
  /** The master's file name without its extension. */
  readonly name: string
  readonly renditions: readonly Rendition[]
  /** Width in px of the file that becomes the plain `src`. */
  readonly fallbackWidth: number
  /** Size in px of the largest file. */
  readonly width: number
  readonly height: number
  /** A CSS colour. */
  readonly placeholder: string
}

/** The name a picture is imported by: `bottle-triple-1` gives `bottleTriple1`. */
export function exportName(name: string): string {
  return name.replaceAll(/-(.)/g, (_, initial: string) => initial.toUpperCase())
}

/**
 * The source text of the module that gives one picture as a `PictureSource`.
 *
 * Its files are imported, so that the bundler names them by content and ships only what is used;
 * `no-inline`, because a picture inside the JavaScript is downloaded before anyone wants it.
 *
 * @throws when none of the picture's files has the fallback's width.
 */
export function pictureModule(picture: Picture): string {
  const { name, renditions, fallbackWidth, width, height, placeholder } = picture
  const fallback = renditions.findLast((rendition) => rendition.width === fallbackWidth)
  if (fallback === undefined) {
    throw new Error(`${name}: none of its files is ${fallbackWidth} px wide, as src should be.`)
  }
  const imports = renditions.map(
    (rendition) => `import ${variable(rendition)} from './files/${rendition.file}?url&no-inline'`,
  )
  const sources = (['avif', 'webp'] as const).map((format) => sourceOf(format, renditions))
  return `import type { PictureSource } from '../src/PictureSource.ts'
${imports.join('\n')}

export const ${exportName(name)}: PictureSource = {
  sources: [
    ${sources.join(',\n    ')},
  ],
  src: ${variable(fallback)},
  width: ${width},
  height: ${height},
  placeholder: '${placeholder}',
}
`
}

function sourceOf(format: 'avif' | 'webp', renditions: readonly Rendition[]): string {
  const candidates = renditions
    .filter((rendition) => rendition.encoding.format === format)
    .map((rendition) => `\${${variable(rendition)}} ${rendition.width}w`)
  return `{ type: 'image/${format}', srcSet: \`${candidates.join(', ')}\` }`
}

function variable({ encoding, width }: Rendition): string {
  return `${encoding.format}${width}`
}
