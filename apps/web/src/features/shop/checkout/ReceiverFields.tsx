import { addressFields, type FieldErrorCode, type ReceiverForm } from '@storefront/domain'
import { Field } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { TelephoneField } from '../../account/access/AccountFields.tsx'
import type { ReceiverInput } from '../orders/peopleInputs.ts'
import styles from './Checkout.module.css'
import { fieldId, useErrorLine, type CheckoutField } from './checkoutFields.ts'
import { CustomerInput } from './CustomerInput.tsx'

interface ReceiverFieldsProps {
  readonly typed: Partial<ReceiverForm>
  readonly errorOf: (field: CheckoutField) => FieldErrorCode | undefined
}

/** Who receives a gift, and the address. The browser fills in none of it: it knows the buyer's. */
export function ReceiverFields({ typed, errorOf }: ReceiverFieldsProps) {
  const { t } = useTranslation('checkout')
  const errorLine = useErrorLine()
  const [initial] = useState(typed)
  const props = (name: ReceiverInput) => {
    const code = errorOf(name)
    return {
      id: fieldId(name),
      name,
      label: t(`delivery.${name}`),
      error: code && `${errorLine(name, code)}.`,
      autoComplete: 'off',
      className: styles.wide,
      'aria-required': true,
    }
  }
  return (
    <div className={styles.fields}>
      <Field {...props('receiverName')} defaultValue={initial.nombre} autoCapitalize="words" />
      <TelephoneField
        {...props('receiverTelephone')}
        defaultValue={initial.telefono}
        hint={t('delivery.receiverTelephoneHint')}
      />
      {addressFields.map((field) => (
        <CustomerInput
          key={field}
          field={field}
          typed={typed[field]}
          autoComplete="off"
          error={errorOf(field)}
        />
      ))}
      <p className={styles.wide}>{t('delivery.receiverShows')}</p>
    </div>
  )
}
