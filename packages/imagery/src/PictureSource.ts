/** Everything a `<picture>` needs to show one picture, apart from its words. */
export interface PictureSource {
  /** One per format, the smallest files first, as `<source>` takes them. */
  readonly sources: readonly {
    readonly type: 'image/avif' | 'image/webp'
    readonly srcSet: string
  }[]
  /** The file for a browser that reads no `srcSet`. */
  readonly src: string
  /** Size in px of the largest file; with `height` it reserves the picture's place before it loads. */
  readonly width: number
  readonly height: number
  /** A CSS colour to paint until the picture is there: its average, or `transparent`. */
  readonly placeholder: string
}
