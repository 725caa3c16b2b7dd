import { isEcuadorianCedula } from '@storefront/domain'
import { Field, type FieldProps } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

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
