import type { ReactNode } from 'react'
import styles from './Pair.module.css'

interface PairProps {
  readonly lang: 'es' | 'en'
  readonly write: string
  readonly instead: string
  /** Why. */
  readonly children: ReactNode
}

/** How to say something, and how not to. */
export function Pair({ lang, write, instead, children }: PairProps) {
  return (
    <div className={styles.pair}>
      <dl lang={lang}>
        <dt lang="en">Write</dt>
        <dd className={styles.write}>{write}</dd>
        <dt lang="en">Instead of</dt>
        <dd className={styles.instead}>{instead}</dd>
      </dl>
      <p>{children}</p>
    </div>
  )
}
