import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import { FieldError } from '../Field/FieldError.tsx'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode
  readonly error?: ReactNode
}

/** A box to tick. `className` goes to the frame, everything else to the `<input>`. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
