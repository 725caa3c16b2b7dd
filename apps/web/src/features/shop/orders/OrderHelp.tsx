import { mailLink, shopContact, whatsappLink } from '@storefront/brand/contact'
import { formatMoney } from '@storefront/i18n'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { PhoneLink } from '../../../shared/PhoneLink.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import styles from './Order.module.css'
import type { OrderPartProps } from './visitorOrders.ts'

/** How to contact the shop about an order. */
export function OrderHelp({ order, settings }: OrderPartProps) {
  const { t } = useTranslation('orders')
  const session = useSession()
  const total = formatMoney(order.totalCents, useLanguage())
  return (
    <section className={styles.part} aria-labelledby="help">
      <h2 id="help">{t('help.title')}</h2>
      <div className={styles.said}>
        <p>{t('help.contact')}</p>
        <ShopContactLinks
          settings={settings}
          subject={t('number', { number: order.number })}
          text={t('help.whatsappText', { number: order.number, total })}
        />
      </div>
      {session.status === 'signed-in' && session.account.uid === order.uid && (
        <p className={styles.label}>{t(order.isOpenByLink ? 'help.joined' : 'help.account')}</p>
      )}
    </section>
  )
}

interface ShopContactLinksProps extends Pick<OrderPartProps, 'settings'> {
  /** The subject of an e-mail. */
  readonly subject: string
  /** The text of a message by WhatsApp. */
  readonly text: string
}

/** How to reach the shop: e-mail, telephone, and WhatsApp where the shop has it. */
export function ShopContactLinks({ settings, subject, text }: ShopContactLinksProps) {
  const { t } = useTranslation('orders')
  const { email, phone, whatsapp } = shopContact(settings)
  return (
    <p className={styles.contact}>
      <a href={mailLink(email, subject)}>{email}</a>
      <PhoneLink {...phone} />
      {whatsapp !== null && (
        <a href={whatsappLink(whatsapp.e164, text)}>
          {t('help.whatsapp', { number: whatsapp.shown })}
        </a>
      )}
    </p>
  )
}
