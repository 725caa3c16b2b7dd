import type { ReactNode } from 'react'

import styles from './AccountFrame.module.css'

interface AccountFrameProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** What login, registration and profile stand in: one narrow column on paper. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  )
}
