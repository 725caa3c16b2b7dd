import { doubtfulIdKind } from '@storefront/domain'
import { Field, PasswordField, type FieldProps, type PasswordFieldProps } from '@storefront/ui'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { EmailInput } from '../../../shared/forms/EmailInput.tsx'
import { useTextWhenLeft } from '../../../shared/forms/useTextWhenLeft.ts'
import { useServices } from '../../../shared/services.tsx'
import { useReadTelephone } from '../../../shared/useReadTelephone.ts'
import { profileForm } from './profileForm.ts'

// The domain's rules check the forms (docs/decisions/006). The fields have `aria-required`, because
// screen readers announce an empty field with `required` as invalid from the start.

/** The e-mail address to sign in or register with. The other account forms start with the address typed here. */
export function EmailField(field: Omit<FieldProps, 'label' | 'name' | 'type' | 'ref'>) {
  const { t } = useTranslation('account')
  const { typedEmail } = useServices()
  const [initial] = useState(() => typedEmail.get() || field.defaultValue)
  // Reads the input's value, because it may have been typed before hydration or by a password manager.
  const trackInput = useCallback(
    (input: HTMLInputElement | null) =>
      input === null ? undefined : typedEmail.track(() => input.value),
    [typedEmail],
  )
  return (
    <EmailInput
      autoComplete="username"
      {...field}
      ref={trackInput}
      label={t('fields.email')}
      name="email"
      defaultValue={initial}
      aria-required
    />
  )
}

export type RequiredPasswordFieldProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>

/** A required password, with the labels of the button that shows it. */
export function RequiredPasswordField(field: RequiredPasswordFieldProps) {
  const { t } = useTranslation('account')
  return (
    <PasswordField
      {...field}
      aria-required
      showLabel={t('fields.showPassword')}
      hideLabel={t('fields.hidePassword')}
    />
  )
}

/** A hidden user name, so that password managers know to which account the form's password belongs. */
export function HiddenUsername({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}

/** The national id. A number that is probably mistyped gets a warning but is accepted. */
export function CedulaField({ hint, ...field }: Omit<FieldProps, 'label' | 'name' | 'warning'>) {
  const { t } = useTranslation('account')
  const { text: typed, onBlur } = useTextWhenLeft(String(field.value ?? field.defaultValue ?? ''))
  const doubt = typed.trim() === '' ? null : doubtfulIdKind(typed)
  const warning = doubt === 'ruc' ? 'fields.rucWarning' : doubt && 'fields.cedulaWarning'
  return (
    <Field
      {...profileForm.cedula.input}
      {...field}
      label={t(profileForm.cedula.label)}
      name="cedula"
      hint={hint ?? t(profileForm.cedula.hint)}
      warning={warning !== null && t(warning)}
      onBlur={onBlur}
    />
  )
}

/**
 * The warning about a telephone number that nobody can call, or null. A text without a digit is refused, and gets none.
 *
 * @param isNeeded whether to load the tables of all countries
 */
export function useTelephoneWarning(typed: string, isNeeded = true): string | null {
  const { t } = useTranslation('account')
  const readTelephone = useReadTelephone(isNeeded)
  const isDoubtful = /\p{Nd}/u.test(typed) && readTelephone?.(typed) === null
  return isDoubtful ? t('fields.telefonoWarning') : null
}

/** The telephone number. One that nobody can call gets a warning but is accepted. */
export function TelephoneField({
  name = 'telefono',
  label,
  hint,
  ...field
}: Partial<Omit<FieldProps, 'warning'>>) {
  const { t } = useTranslation('account')
  const { text: typed, onBlur } = useTextWhenLeft(String(field.value ?? field.defaultValue ?? ''))
  const [hasFocus, setFocus] = useState(false)
  const warning = useTelephoneWarning(typed, field.disabled !== true && (hasFocus || typed !== ''))
  return (
    <Field
      {...profileForm.telefono.input}
      {...field}
      label={label ?? t(profileForm.telefono.label)}
      name={name}
      hint={hint ?? t(profileForm.telefono.hint)}
      warning={!field.error && warning}
      onFocus={() => setFocus(true)}
      onBlur={onBlur}
    />
  )
}
