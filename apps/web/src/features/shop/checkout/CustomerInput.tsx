import { customerFields, type CustomerField, type FieldErrorCode } from '@storefront/domain'
import { Field } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CedulaField, EmailField, TelephoneField } from '../../account/access/AccountFields.tsx'
import { customerInputs } from '../orders/peopleInputs.ts'
import { ProvinceSelect } from '../orders/ProvinceSelect.tsx'
import styles from './Checkout.module.css'
import { fieldId, useErrorText } from './checkoutFields.ts'

interface CustomerInputProps {
  readonly field: CustomerField
  /** What was typed before, or is known; the input starts with it. */
  readonly typed: string | undefined
  readonly isGuest?: boolean
  readonly autoComplete?: 'off'
  readonly error: FieldErrorCode | undefined
}

/** The input of one text. */
export function CustomerInput({
  field,
  typed,
  isGuest = false,
  error,
  ...own
}: CustomerInputProps) {
  const { t } = useTranslation('account')
  const errorText = useErrorText()
  const [initial] = useState(typed)
  const { label, hint, input } = customerInputs[field]
  const props = {
    ...input,
    ...own,
    id: fieldId(field),
    name: field,
    label: t(label),
    hint: hint === null ? undefined : t(hint),
    defaultValue: initial,
    error: error && errorText(field, error),
    enterKeyHint: 'next' as const,
    'aria-required': customerFields[field].isRequired,
  }
  if (field === 'province') return <ProvinceSelect {...props} />
  // The account's is fixed.
  if (field === 'email') return isGuest && <EmailField {...props} />
  if (field === 'cedula') return <CedulaField {...props} className={styles.wide} />
  if (field === 'telefono') {
    return <TelephoneField {...props} {...(!isGuest && { className: styles.wide })} />
  }
  return <Field {...props} {...(field !== 'city' && { className: styles.wide })} />
}
