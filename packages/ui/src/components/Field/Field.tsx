import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import { FieldError } from './FieldError.tsx'
import styles from './Field.module.css'

export interface FieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode
  /** What helps before typing: a format, a rule. */
  readonly hint?: ReactNode
  /** What is wrong, in words; marks the input as invalid. */
  readonly error?: ReactNode
  /** Stands inside the frame, after the input: a button, a unit. */
  readonly trailing?: ReactNode
}

/** A labelled input. `className` goes to the frame, everything else to the `<input>`. */
export function Field({ label, hint, error, trailing, className, id, ...input }: FieldProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const hintId = hint ? `${inputId}-hint` : undefined
  const errorId = error ? `${inputId}-error` : undefined
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.control}>
        <input
          {...input}
          id={inputId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(input['aria-describedby'], hintId, errorId) || undefined}
        />
        {trailing}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
