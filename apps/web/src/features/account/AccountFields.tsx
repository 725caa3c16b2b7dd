import { Field, type FieldProps, PasswordField, type PasswordFieldProps } from '@storefront/ui'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEcuadorianCedula } from '@storefront/domain'

import { useAccountServices } from './accountServices.ts'

// The forms are checked by the domain's rules (docs/decisions/006). `aria-required` says beforehand
// what has to be filled in; `required` would have an empty field announced as wrong from the start.

/** The address that somebody signs in or registers with. It goes along to the other forms that ask for it. */
export function EmailField(field: Omit<FieldProps, 'label' | 'name' | 'type' | 'ref'>) {
  const { t } = useTranslation('account')
  const { typedEmail } = useAccountServices()
  const [initial] = useState(() => typedEmail.get())
  // What was typed before hydration, or filled in by a password manager, goes along too.
  const follow = useCallback(
    (input: HTMLInputElement | null) =>
      input === null ? undefined : typedEmail.follow(() => input.value),
    [typedEmail],
  )
  return (
    <Field
      autoComplete="username"
      {...field}
      ref={follow}
      label={t('fields.email')}
      name="email"
      type="email"
      defaultValue={initial}
      aria-required
    />
  )
}

export type SecretFieldProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>

/** A password that must be filled in. */
export function SecretField(field: SecretFieldProps) {
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

/** Tells a password manager whose password a form is about. */
export function AccountName({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}

/** The national id; a number that is no Ecuadorian cedula gets a gentle word, never a refusal. */
export function CedulaField(field: Omit<FieldProps, 'label' | 'name' | 'hint'>) {
  const { t } = useTranslation('account')
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''))
  const looksForeign = typed.trim() !== '' && !isEcuadorianCedula(typed)
  return (
    <Field
      {...field}
      label={t('fields.cedula')}
      name="cedula"
      hint={looksForeign ? t('fields.cedulaWarning') : t('fields.cedulaHint')}
      autoComplete="off"
      onBlur={({ target }) => setTyped(target.value)}
    />
  )
}
