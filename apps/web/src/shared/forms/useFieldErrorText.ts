import type { FieldErrorCode } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

/** Puts what is wrong with a field into a feature's sentence; undefined when nothing is. */
export function useFieldErrorText(
  feature: 'account' | 'admin',
): (code: FieldErrorCode | undefined) => string | undefined {
  const { t } = useTranslation(feature)
  return (code) => (code === undefined ? undefined : t(`fieldErrors.${code}`))
}
