import type { ComponentProps } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './Glyph.module.css'

/** An icon takes what an `<svg>` takes. It is decoration: the name belongs to the button or link around it. */
export type IconProps = ComponentProps<'svg'>

interface GlyphProps extends IconProps {
  /** Side of the square it is drawn in. */
  readonly box: 24 | 48
  /** Path drawn with the broad nib. */
  readonly outline: string
  /** Path drawn with the fine nib: hatching and light. */
  readonly detail?: string
  /** Path filled with ink. */
  readonly solid?: string
}

/** One drawing in ink, in the colour of the text around it. */
export function Glyph({ box, outline, detail, solid, className, ...rest }: GlyphProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      {...rest}
      viewBox={`0 0 ${box} ${box}`}
      className={classNames(styles.glyph, className)}
      data-box={box}
    >
      <path d={outline} />
      {detail !== undefined && <path className={styles.detail} d={detail} />}
      {solid !== undefined && <path className={styles.solid} d={solid} />}
    </svg>
  )
}
