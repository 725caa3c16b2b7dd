import type { ReactNode } from 'react'

import { AlertIcon } from '../Icon/general.tsx'
import styles from './FieldError.module.css'

interface FieldErrorProps {
  readonly id: string | undefined
  readonly children: ReactNode
}

/** The error message of a field, which refers to it with `aria-describedby`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <AlertIcon className={styles.mark} />
      <span>{children}</span>
    </p>
  )
}
