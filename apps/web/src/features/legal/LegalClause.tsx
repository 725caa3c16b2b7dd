import type { ReactNode } from 'react'

import styles from './LegalClause.module.css'

interface LegalClauseProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** One clause, numbered by its place in the text. */
export function LegalClause({ id, title, children }: LegalClauseProps) {
  return (
    <section id={id} className={styles.clause} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
