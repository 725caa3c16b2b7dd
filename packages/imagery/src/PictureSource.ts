/** The attributes of a `<picture>`, except its alternative text. */
export interface PictureSource {
  /** One `<source>` per format, the format with the smallest files first. */
  readonly sources: readonly {
    readonly type: 'image/avif' | 'image/webp'
    readonly srcSet: string
  }[]
  /** The file for browsers that do not support `srcSet`. */
  readonly src: string
  /** Size in px of the largest file; width and height reserve the space before the picture loads. */
  readonly width: number
  readonly height: number
  /** A CSS colour to show until the picture loads: its average, or `transparent`. */
  readonly placeholder: string
}
