import { assertNever, type Order } from '@storefront/domain'
import { useQuery } from '@tanstack/react-query'

import { brand } from '../../content/brand.ts'
import { useTranslation } from '../../shared/i18n/useTranslation.ts'
import { useServices } from '../../shared/services.tsx'
import { settingsQueries } from '../catalog/queries.ts'
import styles from './OwnOrder.module.css'

/** What comes next for an order, in plain words, and how to reach somebody about it. */
export function OrderHelp({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const { loadCatalogue } = useServices()
  const { data: settings } = useQuery(settingsQueries.shop(loadCatalogue))
  // Until the owner's own have come, and where there are none, the brand's hold.
  const email = settings?.contact.email || brand.email
  const phone = settings?.contact.phone || brand.phone
  const subject = encodeURIComponent(t('order.title', { id: order.id }))
  return (
    <section className={styles.part} aria-labelledby="help">
      <h2 id="help">{t('help.title')}</h2>
      <p>{t(nextOf(order))}</p>
      <div className={styles.said}>
        <p>{t('help.contact')}</p>
        <p className={styles.contact}>
          <a href={`mailto:${email}?subject=${subject}`}>{email}</a>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </p>
      </div>
      <p className={styles.label}>{t('help.account')}</p>
    </section>
  )
}

/** What a buyer waits for, or may do; who pays on delivery has the money ready. */
export function nextOf({
  status,
  paymentMethod,
  paymentReceivedAt,
}: Pick<Order, 'status' | 'paymentMethod' | 'paymentReceivedAt'>) {
  const paysOnDelivery = paymentMethod === 'onDelivery' && paymentReceivedAt === null
  switch (status) {
    case 'pending':
      return paymentMethod === 'transfer' && paymentReceivedAt === null
        ? 'help.next.transfer'
        : 'help.next.pending'
    case 'paid':
      return 'help.next.paid'
    case 'shipped':
      return paysOnDelivery ? 'help.next.shippedToPay' : 'help.next.shipped'
    case 'delivered':
      return 'help.next.delivered'
    case 'cancelled':
      return 'help.next.cancelled'
    default:
      return assertNever(status)
  }
}
