import { type ReactNode, useId } from 'react'

import styles from './Step.module.css'

interface StepProps {
  readonly numeral: string
  readonly title: string
  readonly children: ReactNode
}

/** A numbered part of the checkout. */
export function Step({ numeral, title, children }: StepProps) {
  const titleId = useId()
  return (
    <section className={styles.step} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <span className={styles.numeral} aria-hidden="true">
          {numeral}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
