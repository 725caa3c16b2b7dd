import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './Picture.module.css'

/** A picture in several formats and widths. */
export interface PictureSource {
  /** One per format, the format with the smallest files first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  /** A WebP file of medium width, for whatever reads no `<source>`. */
  readonly src: string
  /** In px. Width and height reserve the space before the picture loads. */
  readonly width: number
  /** In px, like `width`. */
  readonly height: number
  /** A CSS colour to show until the picture loads. */
  readonly placeholder: string
}

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children' | 'onLoad'> {
  /** The files to choose from, which `@storefront/imagery` exports. */
  readonly picture: PictureSource
  /** Another picture for narrow windows, cropped differently. */
  readonly narrowPicture?: PictureSource | undefined
  /** The windows that show `narrowPicture`. Default: under 768 px. */
  readonly narrowMedia?: string
  /** Another picture for tablets: windows of 768 to 1023 px. */
  readonly mediumPicture?: PictureSource | undefined
  /** Alternative text; empty for a decorative picture. */
  readonly alt: string
  /** The displayed width, as the `sizes` of an `<img>`: `(width < 40rem) 100vw, 50vw`. */
  readonly sizes: string
  /**
   * For the largest picture of the first screen: it loads before all others, but only when it is visible, because a
   * picture behind a dialog must not slow down the dialog. A page that shows it at once should also preload it.
   */
  readonly priority?: boolean
  /** Loads at once, but after everything else: for a picture that is about to be shown. */
  readonly ahead?: boolean
  /** `natural`: the picture's aspect ratio; `cover` and `contain`: the height of the container. */
  readonly fit?: 'natural' | 'cover' | 'contain'
  /** Called when the picture is there. */
  readonly onLoad?: () => void
}

/**
 * A `<picture>` that reserves its space and shows a colour until it has loaded.
 *
 * **Use it** for every photograph, rendering and engraving. **Do not use it** for icons (`Icon`) or the emblem
 * (`Emblem`), which take the colour of the text.
 */
export function Picture({
  picture,
  narrowPicture,
  narrowMedia = '(width < 48rem)',
  mediumPicture,
  alt,
  sizes,
  priority = false,
  ahead = false,
  fit = 'natural',
  onLoad,
  className,
  ...rest
}: PictureProps) {
  const crops = [
    { crop: narrowPicture, media: narrowMedia },
    { crop: mediumPicture, media: '(48rem <= width < 64rem)' },
  ]
  return (
    <span {...rest} className={classNames(styles.picture, className)} data-fit={fit}>
      {/* `fill` sets the colour, because the CSP forbids style attributes in prerendered pages. */}
      <svg className={styles.placeholder} aria-hidden="true">
        <rect width="100%" height="100%" fill={picture.placeholder} />
      </svg>
      <picture>
        {crops.map(({ crop, media }) =>
          crop?.sources.map(({ type, srcSet }) => (
            <source
              key={`${media} ${type}`}
              media={media}
              type={type}
              srcSet={srcSet}
              sizes={sizes}
              width={crop.width}
              height={crop.height}
            />
          )),
        )}
        {picture.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          src={picture.src}
          alt={alt}
          width={picture.width}
          height={picture.height}
          decoding={priority ? 'sync' : 'async'}
          loading={ahead ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : ahead ? 'low' : 'auto'}
          onLoad={onLoad}
        />
      </picture>
    </span>
  )
}
