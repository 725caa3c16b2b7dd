import type { ComponentProps, ReactNode } from 'react'

import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame.tsx'

export interface FieldProps extends ComponentProps<'input'> {
  /** The label above the input. */
  readonly label: ReactNode
  /** Help for filling in: a format, a rule. */
  readonly hint?: ReactNode
  /** The error message; marks the input as invalid. */
  readonly error?: ReactNode
  /** What may be wrong with what was typed, and is accepted; `false` while nothing is. */
  readonly warning?: ReactNode
  /** Content inside the frame, after the input: a button, a unit. */
  readonly trailing?: ReactNode
}

/**
 * A labelled input. `className` applies to the frame, all other props to the `<input>`.
 *
 * **Use it** for one line of text: a name, an e-mail address, a telephone number; and for a file. **Do not use it** for several
 * lines (`TextArea`), passwords (`PasswordField`) or quantities (`QuantityPicker`).
 */
export function Field({
  label,
  hint,
  error,
  warning,
  trailing,
  className,
  id,
  ...input
}: FieldProps) {
  const describedBy = input['aria-describedby']
  const frame = { label, hint, error, warning, className, id, describedBy }
  return (
    <FieldFrame {...frame}>
      {(controlProps) => (
        <>
          <input {...input} {...controlProps} className={styles.input} />
          {trailing}
        </>
      )}
    </FieldFrame>
  )
}
