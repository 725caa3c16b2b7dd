import type { Rendition } from './renditions.ts'

/** A picture and the files that the build makes of it. */
export interface PlannedPicture {
  /** The master's file name without its extension. */
  readonly name: string
  readonly renditions: readonly Rendition[]
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
 * Returns the source text of the module that exports one picture as a `PictureSource` of `packages/ui`.
 *
 * The module imports the files, so that the bundler names them by content and ships only those in use.
 * `no-inline` keeps pictures out of the JavaScript, which the browser downloads whether it shows them or not.
 */
export function pictureModule({
  name,
  renditions,
  width,
  height,
  placeholder,
}: PlannedPicture): string {
  const files = renditions.map((rendition) => ({
    ...rendition,
    variable: `${rendition.encoding.format}${rendition.width}`,
  }))
  const filesOf = (format: 'avif' | 'webp') =>
    files.filter(({ encoding }) => encoding.format === format)
  const imports = files.map(
    ({ variable, file }) => `import ${variable} from '../encoded/${file}?url&no-inline'`,
  )
  const srcSet = filesOf('avif').map((file) => `\${${file.variable}} ${file.width}w`)
  return `${imports.join('\n')}

export const ${exportName(name)} = {
  sources: [{ type: 'image/avif', srcSet: \`${srcSet.join(', ')}\` }],
  src: ${filesOf('webp')
    .map(({ variable }) => variable)
    .join('')},
  width: ${width},
  height: ${height},
  placeholder: '${placeholder}',
}
`
}
