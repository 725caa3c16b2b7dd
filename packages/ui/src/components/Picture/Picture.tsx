import type { ComponentProps } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './Picture.module.css'

export interface PictureProps extends Omit<ComponentProps<'picture'>, 'children'> {
  readonly picture: {
    /** One per format, the smallest files first. */
    readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
    readonly src: string
    /** Size in px; keeps the place free before the picture is there. */
    readonly width: number
    readonly height: number
    /** A CSS colour painted until the picture is there. */
    readonly placeholder: string
  }
  /** What it shows, in words; empty for decoration. */
  readonly alt: string
  /** How wide it will be shown: the `sizes` of an image, e.g. `(width < 40rem) 100vw, 50vw`. */
  readonly sizes: string
  /** The largest thing of the first screen: fetched at once, before everything else. */
  readonly priority?: boolean
  /** Takes its own height, or fills a frame whose height somebody else decides. */
  readonly fit?: 'natural' | 'cover' | 'contain'
}

export function Picture({
  picture,
  alt,
  sizes,
  priority = false,
  fit = 'natural',
  className,
  ...rest
}: PictureProps) {
  return (
    <picture {...rest} className={classNames(styles.picture, className)} data-fit={fit}>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        style={{ backgroundColor: picture.placeholder }}
        decoding={priority ? 'sync' : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  )
}
