import type { Order, ShopSettings } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { mailLink, phoneLink, shopContact, whatsappLink } from '../../shared/shopContact.ts'
import { standingOf } from './orderStanding.ts'
import styles from './OwnOrder.module.css'
import type { OrderShop } from './PaymentInstructions.tsx'

interface OrderHelpProps {
  readonly order: Order
  /** Null until they are loaded. */
  readonly settings: ShopSettings | null
}

interface NextStepProps extends Pick<OrderShop, 'bankAccount'> {
  readonly order: Order
}

/** What happens next with an order. Where the page shows the bank account, no e-mail with it is announced. */
export function NextStep({ order, bankAccount }: NextStepProps) {
  const { t } = useTranslation('orders')
  const next = standingOf(order)
  const total = formatMoney(order.totalCents, useLanguage())
  const isAccountKnown = bankAccount != null
  return (
    <p className={styles.next}>
      {next === 'transfer' && isAccountKnown
        ? t('help.next.transferNow')
        : t(`help.next.${next}`, { total })}
    </p>
  )
}

/** How to contact the shop about an order. */
export function OrderHelp({ order, settings }: OrderHelpProps) {
  const { t } = useTranslation('orders')
  const { email, phone, whatsapp } = shopContact(settings)
  const total = formatMoney(order.totalCents, useLanguage())
  const subject = t('order.title', { id: order.number })
  return (
    <section className={styles.part} aria-labelledby="help">
      <h2 id="help">{t('help.title')}</h2>
      <div className={styles.said}>
        <p>{t('help.contact')}</p>
        <p className={styles.contact}>
          <a href={mailLink(email, subject)}>{email}</a>
          <a href={phoneLink(phone)}>{phone}</a>
          {whatsapp !== null && (
            <a href={whatsappLink(whatsapp, t('help.whatsappText', { id: order.number, total }))}>
              {t('help.whatsapp', { number: whatsapp })}
            </a>
          )}
        </p>
      </div>
      <p className={styles.label}>{t('help.account')}</p>
    </section>
  )
}
