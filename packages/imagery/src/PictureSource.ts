/**
 * The attributes of a `<picture>`, except its alternative text. It fits the `PictureSource` of `packages/ui`, which does
 * not depend on this package.
 */
export interface PictureSource {
  readonly sources: readonly { readonly type: 'image/avif'; readonly srcSet: string }[]
  /** A WebP file of medium width, for browsers without AVIF. */
  readonly src: string
  /** Size in px of the largest file; width and height reserve the space before the picture loads. */
  readonly width: number
  readonly height: number
  /** A CSS colour to show until the picture loads: its average, or `transparent`. */
  readonly placeholder: string
}
