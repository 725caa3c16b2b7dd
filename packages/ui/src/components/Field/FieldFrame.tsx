import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'

interface FieldFrameProps {
  readonly label: ReactNode
  /** What helps before typing: a format, a rule. */
  readonly hint?: ReactNode
  /** What is wrong, in words; marks the control as invalid. */
  readonly error?: ReactNode
  readonly className?: string | undefined
  /** The control's own; made up where it has none. */
  readonly id: string | undefined
  /** What describes the control beside hint and error. */
  readonly describedBy: string | undefined
  /** The control, and what stands inside its frame. */
  readonly children: (ties: ControlTies) => ReactNode
}

/** What ties a control to its words. */
interface ControlTies {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label, hint and error around a control. */
export function FieldFrame({
  label,
  hint,
  error,
  className,
  id,
  describedBy,
  children,
}: FieldFrameProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.control}>
        {children({
          id: controlId,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': classNames(describedBy, hintId, errorId) || undefined,
        })}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
