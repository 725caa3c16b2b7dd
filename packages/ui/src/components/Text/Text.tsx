import type { HTMLAttributes } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './Text.module.css'

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** `soft` is read second; a `note` is also smaller, and a `caption` the smallest. An `eyebrow` is a few words above a heading, or the name of a fact; a `title` names one of several things in the display font. */
  readonly look: 'soft' | 'note' | 'caption' | 'eyebrow' | 'title'
  /** The element. Default: `p`. */
  readonly as?: 'p' | 'span' | 'li' | 'dt' | 'h1' | 'h2' | 'h3'
}

/**
 * Text that is read second, an introduction, a hint, a date; or before a heading; or the title of one of several things.
 *
 * **Use it** for a paragraph, or within one (`as="span"`). **Do not use it** for the text that a page is about (a plain
 * paragraph), for a field's hint (`Field`), nor for what went wrong (`Banner`).
 */
export function Text({ look, as: Element = 'p', className, ...rest }: TextProps) {
  return <Element {...rest} className={classNames(styles.text, className)} data-look={look} />
}
