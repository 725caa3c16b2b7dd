import { assertNever, type Order, type ShopSettings } from '@storefront/domain'

import { useTranslation } from '../../shared/i18n/useTranslation.ts'
import { phoneLink, shopContact, whatsappLink } from '../../shared/shopSettings.ts'
import styles from './OwnOrder.module.css'

interface OrderHelpProps {
  readonly order: Order
  /** Null where the shop has not answered. */
  readonly settings: ShopSettings | null
}

/** What comes next for an order, in plain words, and how to reach somebody about it. */
export function OrderHelp({ order, settings }: OrderHelpProps) {
  const { t } = useTranslation('orders')
  const { email, phone, whatsapp } = shopContact(settings)
  const subject = encodeURIComponent(t('order.title', { id: order.id }))
  return (
    <section className={styles.part} aria-labelledby="help">
      <h2 id="help">{t('help.title')}</h2>
      <p>{t(nextOf(order, settings !== null && settings.bankAccount !== null))}</p>
      <div className={styles.said}>
        <p>{t('help.contact')}</p>
        <p className={styles.contact}>
          <a href={`mailto:${email}?subject=${subject}`}>{email}</a>
          <a href={phoneLink(phone)}>{phone}</a>
          {whatsapp !== null && (
            <a href={whatsappLink(whatsapp)}>{t('help.whatsapp', { number: whatsapp })}</a>
          )}
        </p>
      </div>
      <p className={styles.label}>{t('help.account')}</p>
    </section>
  )
}

/** What a buyer waits for, or may do; who pays on delivery has the money ready. With the account on the page, no e-mail has to come first. */
export function nextOf(
  order: Pick<Order, 'status' | 'paymentMethod' | 'paymentReceivedAt'>,
  isAccountKnown: boolean,
) {
  const { status, paymentMethod, paymentReceivedAt } = order
  const paysOnDelivery = paymentMethod === 'onDelivery' && paymentReceivedAt === null
  switch (status) {
    case 'pending':
      if (paymentMethod !== 'transfer' || paymentReceivedAt !== null) return 'help.next.pending'
      return isAccountKnown ? 'help.next.transferNow' : 'help.next.transfer'
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
