import type { Order } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import styles from './OrderCustomer.module.css'

const parts = ['nombre', 'cedula', 'email', 'telefono', 'direccion'] as const

/** Whom and where an order goes to, and what they asked for. */
export function OrderCustomer({ order: { customer, notes } }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const known = parts.filter((part) => customer[part] !== '')
  return (
    <section className={styles.customer} aria-labelledby="customer">
      <h3 id="customer">{t('orders.details.customer')}</h3>
      {known.length === 0 && <p>{t('orders.details.unnamed')}</p>}
      <dl>
        {known.map((part) => (
          <div key={part}>
            <dt>{t(`orders.csv.${part}`)}</dt>
            <dd>{customer[part]}</dd>
          </div>
        ))}
        {notes !== '' && (
          <div>
            <dt>{t('orders.details.notes')}</dt>
            <dd>{notes}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
