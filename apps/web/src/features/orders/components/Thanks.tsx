import type { Order } from '@storefront/domain'
import { Emblem } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import styles from './Thanks.module.css'

/** The head of an order that was placed just now. */
export function Thanks({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const [name = ''] = order.customer.nombre.split(' ')
  return (
    <header className={styles.thanks}>
      <Emblem className={styles.emblem} />
      <h1>{t('thanks.title', { name })}</h1>
      <p>{t('thanks.lead')}</p>
      <p className={styles.number}>{order.id}</p>
      <p className={styles.keep}>{t('thanks.keep')}</p>
    </header>
  )
}
