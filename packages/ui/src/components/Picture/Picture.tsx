import type { ComponentProps } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './Picture.module.css'

/** A picture in several formats and widths. */
export interface PictureSource {
  /** One per format, the smallest files first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  readonly src: string
  /** Size in px; keeps the place free before the picture is there. */
  readonly width: number
  readonly height: number
  /** A colour painted until the picture is there. */
  readonly placeholder: string
}

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly picture: PictureSource
  /** Another crop, for windows under 768 px. */
  readonly narrow?: PictureSource
  /** What it shows, in words; empty for decoration. */
  readonly alt: string
  /** How wide it will be shown: the `sizes` of an image, e.g. `(width < 40rem) 100vw, 50vw`. */
  readonly sizes: string
  /**
   * The largest thing of the first screen: fetched before everything else, once it is shown. A page that is to be
   * seen at once has to preload it: what a dialog covers should not take the network from that.
   */
  readonly priority?: boolean
  /** Takes its own height, or fills a frame whose height somebody else decides. */
  readonly fit?: 'natural' | 'cover' | 'contain'
}

export function Picture({
  picture,
  narrow,
  alt,
  sizes,
  priority = false,
  fit = 'natural',
  className,
  ...rest
}: PictureProps) {
  return (
    <span {...rest} className={classNames(styles.picture, className)} data-fit={fit}>
      {/* A colour as an attribute: a strict CSP refuses the style attributes of prerendered pages. */}
      <svg className={styles.placeholder} aria-hidden="true">
        <rect width="100%" height="100%" fill={picture.placeholder} />
      </svg>
      <picture>
        {narrow?.sources.map(({ type, srcSet }) => (
          <source
            key={type}
            media="(width < 48rem)"
            type={type}
            srcSet={srcSet}
            sizes={sizes}
            width={narrow.width}
            height={narrow.height}
          />
        ))}
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
          loading="lazy"
          fetchPriority={priority ? 'high' : 'auto'}
        />
      </picture>
    </span>
  )
}
