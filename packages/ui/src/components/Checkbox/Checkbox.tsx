import { useId, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import { FieldMessage } from '../Field/FieldMessage.tsx'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label after the box, part of what can be clicked. */
  readonly label: ReactNode
  /** The error message; marks the checkbox as invalid. */
  readonly error?: ReactNode
  /** Whether it can be focused, but not changed. */
  readonly readOnly?: boolean | undefined
}

/**
 * A checkbox. `className` applies to the wrapper, all other props to the `<input>`. With `readOnly` it
 * can take the focus but does not change; browsers support `readOnly` only on text fields.
 *
 * **Use it** for a consent or a choice that is saved with its form. **Do not use it** for one of several options:
 * `SegmentedControl` or `Select`.
 */
export function Checkbox({
  label,
  error,
  className,
  readOnly = false,
  onClick,
  ...input
}: CheckboxProps) {
  const generatedId = useId()
  const errorId = error ? generatedId : undefined
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          onClick={(event) => {
            if (readOnly) event.preventDefault()
            else onClick?.(event)
          }}
          aria-readonly={readOnly || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(input['aria-describedby'], errorId) || undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <FieldMessage id={errorId} tone="error">
          {error}
        </FieldMessage>
      )}
    </div>
  )
}
