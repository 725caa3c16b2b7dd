import { maxLength, provinces, splitAddress, type Customer } from '@storefront/domain'
import { Field, Select } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CedulaField } from '../account/AccountFields.tsx'
import styles from './Checkout.module.css'
import { fieldId, type ErrorTextOf } from './checkoutField.ts'
import { useUnsavedCheckout, type deliveryFields } from './useUnsavedCheckout.ts'

/** The delivery's fields with the stored details. A street of several lines is typed in one. */
export function deliveryTexts({ direccion, ...customer }: Customer) {
  const address = splitAddress(direccion)
  return { ...customer, ...address, direccion: address.direccion.replaceAll('\n', ', ') }
}

interface DeliveryFieldsProps {
  /** The stored details that the fields start with, unless something else was typed. */
  readonly customer: Customer
  readonly errorTextOf: ErrorTextOf
}

/**
 * The recipient and the address, which is typed in parts and stored as one text (spec section 16.1). The fields
 * are a part of the checkout's form, which keeps what is typed.
 */
export function DeliveryFields({ customer, errorTextOf }: DeliveryFieldsProps) {
  const { t } = useTranslation(['checkout', 'account'])
  const { read } = useUnsavedCheckout()
  const [initial] = useState(() => ({ ...deliveryTexts(customer), ...read().delivery }))
  const propsOf = (field: (typeof deliveryFields)[number]) => ({
    id: fieldId(field),
    name: field,
    defaultValue: initial[field],
    error: errorTextOf(field),
    enterKeyHint: 'next' as const,
    'aria-required': field !== 'reference',
  })
  const addressTooLong = errorTextOf('direccion', {
    'too-long': t('delivery.addressTooLong', { most: maxLength.direccion }),
  })
  return (
    <div className={styles.fields}>
      <Field
        {...propsOf('nombre')}
        className={styles.wide}
        label={t('account:fields.nombre')}
        hint={t('account:fields.nombreHint')}
        autoComplete="name"
        autoCapitalize="words"
      />
      {/* Without a numeric keyboard: passports have letters. */}
      <CedulaField {...propsOf('cedula')} className={styles.wide} spellCheck={false} />
      <Field
        {...propsOf('telefono')}
        className={styles.wide}
        label={t('account:fields.telefono')}
        hint={t('delivery.telefonoHint')}
        type="tel"
        autoComplete="tel"
      />
      <Field
        {...propsOf('direccion')}
        error={addressTooLong}
        className={styles.wide}
        label={t('delivery.street')}
        hint={t('delivery.streetHint')}
        autoComplete="address-line1"
        autoCapitalize="words"
      />
      <Field
        {...propsOf('city')}
        label={t('delivery.city')}
        autoComplete="address-level2"
        autoCapitalize="words"
      />
      <Select
        {...propsOf('province')}
        label={t('delivery.province')}
        autoComplete="address-level1"
        options={[
          { value: '', label: t('delivery.noProvince') },
          ...provinces.map((province) => ({ value: province, label: province })),
        ]}
      />
      <Field
        {...propsOf('reference')}
        className={styles.wide}
        label={t('delivery.reference')}
        hint={t('delivery.referenceHint')}
        autoComplete="address-line2"
      />
    </div>
  )
}
