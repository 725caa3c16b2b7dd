import type { FieldErrorCode } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

/** Puts what is wrong with a field into a sentence; undefined when nothing is. */
export function useFieldErrorText(): (code: FieldErrorCode | undefined) => string | undefined {
  const { t } = useTranslation('shell')
  return (code) => (code === undefined ? undefined : t(`fieldErrors.${code}`))
}
