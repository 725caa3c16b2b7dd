import type { Rendition } from './renditions.ts'

/** A picture and the files that the build makes of it. */
export interface PlannedPicture {
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

/** Returns the name under which a picture is exported: `bottleTriple1` for `bottle-triple-1`. */
export function exportName(name: string): string {
  return name.replaceAll(/-(.)/g, (_, initial: string) => initial.toUpperCase())
}

/**
 * Returns the source text of the module that exports one picture as a `PictureSource`.
 *
 * The module imports the files, so that the bundler names them by content and ships only those in use.
 * `no-inline` keeps pictures out of the JavaScript, which the browser downloads whether it shows them or not.
 *
 * @throws Error when no file of the picture has the fallback's width
 */
export function pictureModule(picture: PlannedPicture): string {
  const { name, renditions, fallbackWidth, width, height, placeholder } = picture
  const fallback = renditions.findLast((rendition) => rendition.width === fallbackWidth)
  if (fallback === undefined) {
    throw new Error(`${name}: none of its files is ${fallbackWidth} px wide, the width of src.`)
  }
  const imports = renditions.map(
    (rendition) =>
      `import ${variableName(rendition)} from './files/${rendition.file}?url&no-inline'`,
  )
  const sources = (['avif', 'webp'] as const).map((format) => sourceEntry(format, renditions))
  return `import type { PictureSource } from '../src/PictureSource.ts'
${imports.join('\n')}

export const ${exportName(name)}: PictureSource = {
  sources: [
    ${sources.join(',\n    ')},
  ],
  src: ${variableName(fallback)},
  width: ${width},
  height: ${height},
  placeholder: '${placeholder}',
}
`
}

function sourceEntry(format: 'avif' | 'webp', renditions: readonly Rendition[]): string {
  const candidates = renditions
    .filter((rendition) => rendition.encoding.format === format)
    .map((rendition) => `\${${variableName(rendition)}} ${rendition.width}w`)
  return `{ type: 'image/${format}', srcSet: \`${candidates.join(', ')}\` }`
}

function variableName({ encoding, width }: Rendition): string {
  return `${encoding.format}${width}`
}
