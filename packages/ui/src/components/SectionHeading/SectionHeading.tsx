import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import { Text } from '../Text/Text.tsx'
import styles from './SectionHeading.module.css'

export interface SectionHeadingProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading. */
  readonly title: ReactNode
  /** Level of the heading. Default: 2. A page has one heading of level 1. */
  readonly level?: 1 | 2 | 3
  /** Id of the title, for `aria-labelledby` of its section. */
  readonly titleId?: string
  /** A few small words above the title. */
  readonly eyebrow?: ReactNode
  /** An introduction of one or two sentences. */
  readonly children?: ReactNode
  /** In wide windows, whether the introduction is next to the title: for the first heading of a page. */
  readonly sideBySide?: boolean
}

/**
 * The heading of a section, with an eyebrow and an introduction.
 *
 * **Use it** at the start of each section. **Do not use it** for the heading of a card or a dialog.
 */
export function SectionHeading({
  title,
  level = 2,
  titleId,
  eyebrow,
  sideBySide = false,
  className,
  children,
  ...rest
}: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div {...rest} className={classNames(styles.heading, className)} data-side-by-side={sideBySide}>
      {eyebrow && (
        <Text look="eyebrow" className={styles.eyebrow}>
          {eyebrow}
        </Text>
      )}
      <Heading id={titleId} className={styles.title} data-level={level}>
        {title}
      </Heading>
      {children && <div className={styles.lead}>{children}</div>}
    </div>
  )
}
