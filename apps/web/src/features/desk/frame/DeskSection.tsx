import type { ReactNode } from 'react'

import styles from './DeskSection.module.css'

interface DeskSectionProps {
  /** Id of the section, for links to it. */
  readonly id: string
  readonly title: ReactNode
  readonly className?: string | undefined
  /** Whether it stands below what the page is about, apart from it by a line. Default: false. */
  readonly isApart?: boolean
  readonly children: ReactNode
}

/** A section of a desk's page below its heading. A class of its own overrides its looks. */
export function DeskSection({ id, title, className, isApart, children }: DeskSectionProps) {
  const titleId = `${id}-title`
  return (
    <section
      id={id}
      className={`${styles.section} ${className ?? ''}`}
      data-apart={isApart}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
