import { profileFieldNames, profileTextsOf, type Customer } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { customerForm } from './customerForm.ts'
import styles from './OrderFacts.module.css'

/** The address comes last. */
const fields = [
  ...profileFieldNames.filter((field) => field !== 'direccion'),
  'email',
  'direccion',
] as const

/** The recipient and the address of an order, the address as on the parcel. */
export function CustomerFields({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('account')
  const texts = { ...profileTextsOf(customer), email: customer.email }
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field} data-field={field}>
          <dt>{field === 'direccion' ? t('fields.direccion') : t(customerForm[field].label)}</dt>
          <dd>{texts[field]}</dd>
        </div>
      ))}
    </dl>
  )
}
