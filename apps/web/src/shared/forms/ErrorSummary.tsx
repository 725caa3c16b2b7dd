import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react'

import styles from './ErrorSummary.module.css'

interface ErrorSummaryProps {
  /** Says how many fields there are, or what happened. */
  readonly title: string
  /** One for each error: the field's id and what is missing or wrong. */
  readonly lines: readonly { readonly id: string; readonly text: string }[]
  /** Its id, for a link back to it. */
  readonly id?: string
}

/**
 * The errors of a long form above it. Each line leads to its field. It takes the focus when it is mounted: a new key
 * at each refused submit makes it take the focus again.
 */
export function ErrorSummary({ title, lines, id }: ErrorSummaryProps) {
  const titleId = useId()
  const summary = useRef<HTMLElement>(null)
  // Before the browser paints, since focus scrolls the page.
  useLayoutEffect(() => summary.current?.focus(), [])
  return (
    <section
      ref={summary}
      id={id}
      className={styles.summary}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 id={titleId}>{title}</h2>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <a href={`#${line.id}`} onClick={(event) => goToField(event, line.id)}>
              {line.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Follows a link to a field. */
export function goToField(event: MouseEvent, id: string): void {
  if (focusField(id)) event.preventDefault()
}

/** Focuses a field in the middle of the window, where its label and hint are visible too. Returns whether there is one. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
  return field !== null
}
