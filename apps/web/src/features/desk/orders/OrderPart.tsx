import type { ReactNode, Ref } from 'react'

import styles from './OrderPart.module.css'

interface OrderPartProps {
  /** Id of the heading. */
  readonly id: string
  readonly title: string
  /** The heading, which a script can focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** A part of an order, below a heading with a thin line. */
export function OrderPart({ id, title, headingRef, children }: OrderPartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 ref={headingRef} id={id} tabIndex={headingRef === undefined ? undefined : -1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What a part says, each with its label; of an empty text nothing. */
export type Fact = readonly [label: string, value: ReactNode]

/** The facts of a part. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(
        ([label, value]) =>
          value !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
