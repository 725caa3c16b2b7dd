import { isEcuadorianCedula } from '@storefront/domain'
import { Field, PasswordField, type FieldProps, type PasswordFieldProps } from '@storefront/ui'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useAccountServices } from './accountServices.ts'
import { profileForm } from './profileForm.ts'

// The domain's rules check the forms (docs/decisions/006). The fields have `aria-required`, because
// screen readers announce an empty field with `required` as invalid from the start.

/** The e-mail address to sign in or register with. The other account forms start with the address typed here. */
export function EmailField(field: Omit<FieldProps, 'label' | 'name' | 'type' | 'ref'>) {
  const { t } = useTranslation('account')
  const { typedEmail } = useAccountServices()
  const [initial] = useState(() => typedEmail.get() || field.defaultValue)
  // Reads the input's value, because it may have been typed before hydration or by a password manager.
  const trackInput = useCallback(
    (input: HTMLInputElement | null) =>
      input === null ? undefined : typedEmail.track(() => input.value),
    [typedEmail],
  )
  return (
    <Field
      autoComplete="username"
      {...field}
      ref={trackInput}
      label={t('fields.email')}
      name="email"
      type="email"
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

/** The national id. A number that is not an Ecuadorian cedula gets a warning but is accepted. */
export function CedulaField(field: Omit<FieldProps, 'label' | 'name' | 'hint'>) {
  const { t } = useTranslation('account')
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''))
  const looksForeign = typed.trim() !== '' && !isEcuadorianCedula(typed)
  return (
    <Field
      {...profileForm.cedula.input}
      {...field}
      label={t(profileForm.cedula.label)}
      name="cedula"
      hint={t(looksForeign ? 'fields.cedulaWarning' : profileForm.cedula.hint)}
      onBlur={({ target }) => setTyped(target.value)}
    />
  )
}
