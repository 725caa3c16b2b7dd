import type { FieldErrorCode } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import type { CheckoutField } from './checkoutFields.ts'

/** The fields whose text may say nothing, or be no address. */
const contentFields = [
  'nombre',
  'email',
  'telefono',
  'direccion',
  'city',
  'receiverName',
  'receiverTelephone',
] as const

/** Says what is missing or wrong, without a full stop: a line of the summary, and the first words at the field. */
export function useErrorLine(): (field: CheckoutField, code: FieldErrorCode) => string {
  const { t } = useTranslation('checkout')
  return (field, code) => {
    if (code === 'required') return t(`errors.missing.${field}`)
    const incomplete = contentFields.find((name) => name === field)
    return code === 'too-long' || incomplete === undefined
      ? t(`errors.tooLong.${field}`)
      : t(`errors.wrong.${incomplete}`)
  }
}
