import type { ReactNode } from 'react'

import styles from './AccountSection.module.css'

interface AccountSectionProps {
  /** What links on the page lead to. */
  readonly id: string
  readonly title: string
  readonly lead?: string
  /** Stands beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One subject of the account's page. */
export function AccountSection({ id, title, lead, action, children }: AccountSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {action}
      </header>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
