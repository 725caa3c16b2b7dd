import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import { FieldError } from '../Field/FieldError.tsx'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode
  readonly error?: ReactNode
  /** A switch turns something on and off; its label says what, whatever its state. */
  readonly variant?: 'box' | 'switch'
}

/**
 * A box to tick, or a switch. `className` goes to the frame, everything else to the `<input>`. With `readOnly` it
 * stays as it is and keeps the focus: browsers know that of fields of text alone.
 */
export function Checkbox({
  label,
  error,
  variant = 'box',
  className,
  readOnly = false,
  onClick,
  ...input
}: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          role={variant === 'switch' ? variant : undefined}
          className={styles.box}
          onClick={(event) => {
            if (readOnly) event.preventDefault()
            else onClick?.(event)
          }}
          aria-readonly={readOnly || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
