import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { EyeIcon, EyeOffIcon } from '../Icon/fields.tsx'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'trailing'> {
  /** Name of the button while the password is hidden. */
  readonly showLabel: string
  /** Name of the button while it can be read. */
  readonly hideLabel: string
}

/** A password that can be looked at before it is sent. */
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
