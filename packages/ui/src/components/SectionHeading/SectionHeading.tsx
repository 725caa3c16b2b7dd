import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import { Eyebrow } from './Eyebrow.tsx'
import styles from './SectionHeading.module.css'

export interface SectionHeadingProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly title: ReactNode
  /** A page has one heading of level 1. */
  readonly level?: 1 | 2 | 3
  /** Id of the title, for `aria-labelledby` of its section. */
  readonly titleId?: string
  readonly eyebrow?: ReactNode
  /** An introduction of one or two sentences. */
  readonly children?: ReactNode
  readonly align?: 'start' | 'center'
  /** For the first heading of a page: in wide windows the introduction is next to the title. */
  readonly spread?: boolean
}

export function SectionHeading({
  title,
  level = 2,
  titleId,
  eyebrow,
  align = 'start',
  spread = false,
  className,
  children,
  ...rest
}: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div
      {...rest}
      className={classNames(styles.heading, className)}
      data-align={align}
      data-spread={spread}
    >
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading id={titleId} className={styles.title} data-level={level}>
        {title}
      </Heading>
      {children && <div className={styles.lead}>{children}</div>}
    </div>
  )
}
