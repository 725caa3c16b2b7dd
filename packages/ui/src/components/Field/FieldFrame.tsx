import { useId, type ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './Field.module.css'
import { FieldMessage } from './FieldMessage.tsx'

interface FieldFrameProps {
  /** The label above the control. */
  readonly label: ReactNode
  /** Help for filling in: a format, a rule. */
  readonly hint?: ReactNode
  /** The error message; marks the control as invalid. */
  readonly error?: ReactNode
  /** What may be wrong with what was typed, and is accepted; `false` while nothing is. */
  readonly warning?: ReactNode
  /** Class of the frame. */
  readonly className?: string | undefined
  /** Id of the control. Default: a generated one. */
  readonly id: string | undefined
  /** Ids of further elements that describe the control. */
  readonly describedBy: string | undefined
  /** Renders the control and everything else inside the frame. */
  readonly children: (controlProps: ControlProps) => ReactNode
}

/** Attributes that connect a control with its label, hint and error. */
interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Renders label, hint, error and warning around a control. A warning is announced when it appears. */
export function FieldFrame({
  label,
  hint,
  error,
  warning,
  className,
  id,
  describedBy,
  children,
}: FieldFrameProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const warningId = warning ? `${controlId}-warning` : undefined
  return (
    <div
      className={classNames(styles.field, className)}
      data-doubtful={warningId === undefined ? undefined : true}
    >
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
          'aria-describedby': classNames(describedBy, hintId, errorId, warningId) || undefined,
        })}
      </div>
      {error && (
        <FieldMessage id={errorId} tone="error">
          {error}
        </FieldMessage>
      )}
      {warning !== undefined && (
        // Empty at first: only what is added to it is announced.
        <div className={styles.warning} aria-live="polite">
          {warning && (
            <FieldMessage id={warningId} tone="warning">
              {warning}
            </FieldMessage>
          )}
        </div>
      )}
    </div>
  )
}
