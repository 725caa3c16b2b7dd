import type { FieldErrorCode } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx'
import { googleButtonId } from './AccountPart.tsx'
import { errorSummaryId, fieldId } from './checkoutField.ts'
import type { CheckoutField } from './useUnsavedCheckout.ts'

interface CheckoutErrorsProps {
  /** The invalid fields that are shown, in the order of the page. */
  readonly errors: readonly { readonly field: CheckoutField; readonly code: FieldErrorCode }[]
  /** Whether the typed address has an account with another password. */
  readonly isOwnAccount: boolean
  /** The number of refused presses. */
  readonly attempt: number
}

/** What keeps the order from being placed, above the form; it takes the focus at each press. */
export function CheckoutErrors({ errors, isOwnAccount, attempt }: CheckoutErrorsProps) {
  const { t } = useTranslation('checkout')
  if (errors.length > 0) {
    return (
      <ErrorSummary
        id={errorSummaryId}
        key={attempt}
        title={t('errors.title', { count: errors.length })}
        lines={errors.map(({ field, code }) => ({
          id: fieldId(field),
          text: code === 'required' ? t(`errors.missing.${field}`) : t(`errors.wrong.${field}`),
        }))}
      />
    )
  }
  if (!isOwnAccount) return null
  return (
    <ErrorSummary
      id={errorSummaryId}
      key={attempt}
      title={t('account.own.title')}
      lines={[
        { id: fieldId('password'), text: t('account.own.password') },
        { id: googleButtonId, text: t('account.own.google') },
      ]}
    />
  )
}
