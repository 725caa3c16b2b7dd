import type { ReactNode } from 'react'
import { AlertIcon } from '../Icon/general.tsx'
import styles from './FieldError.module.css'

interface FieldErrorProps {
  readonly id: string | undefined
  readonly children: ReactNode
}

/** What is wrong with one field; the field points here with `aria-describedby`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <AlertIcon className={styles.mark} />
      <span>{children}</span>
    </p>
  )
}
