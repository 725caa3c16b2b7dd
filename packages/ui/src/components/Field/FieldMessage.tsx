import type { ReactNode } from 'react'

import { AlertIcon } from '../Icon/general.tsx'
import styles from './FieldMessage.module.css'

interface FieldMessageProps {
  readonly id: string | undefined
  /** An error keeps the form from being sent, a warning does not. */
  readonly tone: 'error' | 'warning'
  readonly children: ReactNode
}

/** What is wrong with a field, or may be. The field refers to it with `aria-describedby`. */
export function FieldMessage({ id, tone, children }: FieldMessageProps) {
  return (
    <p className={styles.message} data-tone={tone} id={id}>
      <AlertIcon className={styles.mark} />
      <span>{children}</span>
    </p>
  )
}
