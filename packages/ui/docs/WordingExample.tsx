import type { ReactNode } from 'react'

import styles from './WordingExample.module.css'

interface WordingExampleProps {
  readonly lang: 'es' | 'en'
  readonly write: string
  readonly instead: string
  /** The reason. */
  readonly children: ReactNode
}

/** A recommended wording, the wording it replaces, and the reason. */
export function WordingExample({ lang, write, instead, children }: WordingExampleProps) {
  return (
    <div className={styles.example}>
      <dl lang={lang}>
        <dt lang="en">Write</dt>
        <dd className={styles.write}>{write}</dd>
        <dt lang="en">Instead of</dt>
        <dd className={styles.instead}>{instead}</dd>
      </dl>
      <div className={styles.reason}>{children}</div>
    </div>
  )
}
