import { useId, type ReactNode } from 'react'

import styles from './Checkout.module.css'

interface PartProps {
  readonly title: string
  /** Below the title. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A part of the checkout; wide windows show its title in a column of its own. */
export function Part({ title, lead, children }: PartProps) {
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div className={styles.partHead}>
        <h2 id={titleId}>{title}</h2>
        {lead}
      </div>
      {children}
    </section>
  )
}
