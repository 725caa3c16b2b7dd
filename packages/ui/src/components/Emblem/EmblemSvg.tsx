import type { ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './Emblem.module.css'

export interface EmblemProps extends Omit<ComponentProps<'svg'>, 'viewBox'> {
  /** Accessible name. Without it the emblem is decorative. */
  readonly label?: string
}

interface EmblemSvgProps extends EmblemProps {
  /** The part of the drawing to show, as in `<svg>`. */
  readonly viewBox: string
}

/** An `<svg>` in the colour of the surrounding text. */
export function EmblemSvg({ label, className, ...rest }: EmblemSvgProps) {
  const accessibility =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      focusable="false"
      {...accessibility}
      {...rest}
      className={classNames(styles.emblem, className)}
    />
  )
}
