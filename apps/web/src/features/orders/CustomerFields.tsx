import type { Customer } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import styles from './OrderFacts.module.css'

const customerFields = ['nombre', 'cedula', 'email', 'telefono', 'direccion'] as const

/** The recipient and the address of an order; missing details are marked as such. */
export function CustomerFields({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('account')
  return (
    <dl className={styles.fields}>
      {customerFields.map((field) => (
        <div key={field} data-field={field}>
          <dt>{t(`fields.${field}`)}</dt>
          <dd data-empty={customer[field] === ''}>{customer[field] || t('profile.empty')}</dd>
        </div>
      ))}
    </dl>
  )
}
