import { useState, type ReactNode } from 'react'

import { Button } from '../Button/Button.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { EyeIcon, EyeOffIcon } from '../Icon/fields.tsx'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'trailing' | 'autoComplete'> {
  /** The label above the input. */
  readonly label: ReactNode
  /** The error message; marks the input as invalid. */
  readonly error?: ReactNode
  /** Also marks the field as a password while it is shown, so that nothing keeps its text. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** Accessible name of the button while the password is hidden. */
  readonly showLabel: string
  /** Accessible name of the button while the password is visible. */
  readonly hideLabel: string
}

/**
 * A password field with a button that shows and hides the password.
 *
 * **Use it** for every password, new or existing. **Do not use it** for other secrets that a visitor copies, such
 * as a code: `Field`.
 */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  return (
    <Field
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={visible ? 'text' : 'password'}
      trailing={
        <Button
          variant="icon"
          aria-label={visible ? hideLabel : showLabel}
          disabled={field.disabled}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOffIcon /> : <EyeIcon />}
        </Button>
      }
    />
  )
}
