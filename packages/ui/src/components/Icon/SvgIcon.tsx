import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './SvgIcon.module.css'

/** Props of an `<svg>`. Icons are decorative: the button or link around an icon has the accessible name. */
export type IconProps = ComponentProps<'svg'>

interface SvgIconProps extends IconProps {
  /** Width and height of the view box. */
  readonly viewBoxSize: 24 | 48
  /** Path with the thick stroke. */
  readonly outline: string
  /** Path with the thin stroke: hatching and highlights. */
  readonly detail?: string
  /** Filled path. */
  readonly solid?: string
}

/**
 * A line drawing in the colour of the surrounding text.
 *
 * **Use it** beside words, or in a button that has an accessible name. **Do not use it** alone to carry information, nor
 * for the brand (`Emblem`).
 */
export function SvgIcon({ viewBoxSize, outline, detail, solid, className, ...rest }: SvgIconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      {...rest}
      viewBox={`0 0 ${viewBoxSize} ${viewBoxSize}`}
      className={classNames(styles.icon, className)}
      data-size={viewBoxSize}
    >
      <path d={outline} />
      {detail !== undefined && <path className={styles.detail} d={detail} />}
      {solid !== undefined && <path className={styles.solid} d={solid} />}
    </svg>
  )
}
