import type { FieldErrorCode } from '@storefront/domain'

import type { CheckoutField } from './useUnsavedCheckout.ts'

/** The id of a field, the target of the summary's links. */
export const fieldId = (field: CheckoutField): string => `checkout-${field}`

export const errorSummaryId = 'checkout-errors'

/** The message at a field, undefined without an error. Some codes may have other words. */
export type ErrorTextOf = (
  field: CheckoutField,
  words?: Partial<Record<FieldErrorCode, string>>,
) => string | undefined
