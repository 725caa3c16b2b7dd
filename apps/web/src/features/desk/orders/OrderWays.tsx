import { mailLink, phoneLink, whatsappLink } from '@storefront/brand/contact'
import type { Order } from '@storefront/domain'
import { ArrowLeftIcon, CallIcon, ChatIcon, MailIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { backState } from '../../../shared/navigation/listPlace.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useReadTelephone } from '../../../shared/useReadTelephone.ts'
import { composeMessage } from './composeMessage.ts'
import styles from './OrderWays.module.css'

/** The link back to the list from which the order was opened, at the place where it was left. */
export function WayBack() {
  const { t } = useTranslation('desk')
  const location = useLocation()
  return (
    <nav className={styles.way} aria-label={t('orders.page.way')}>
      <LocalizedLink to={`/dashboard/orders${location.search}`} state={backState(location)}>
        <ArrowLeftIcon />
        {t('orders.page.all')}
      </LocalizedLink>
    </nav>
  )
}

/** The most used links at the bottom of the window, on phones: the buyer's contact. */
export function OrderDock({ order }: { readonly order: Order }) {
  const { t } = useTranslation('desk')
  const { telefonoE164, email } = order.customer
  const isMobile = useReadTelephone()?.(telefonoE164)?.isMobile ?? false
  const message = composeMessage(order)
  return (
    <nav className={styles.dock} aria-label={t('orders.page.dock')}>
      {telefonoE164 !== '' && (
        <a href={phoneLink(telefonoE164)}>
          <CallIcon />
          {t('orders.message.call')}
        </a>
      )}
      {email !== '' && (
        <a href={mailLink(email, message.subject, message.text)}>
          <MailIcon />
          {t('orders.message.mail')}
        </a>
      )}
      {isMobile && (
        <a href={whatsappLink(telefonoE164, message.text)}>
          <ChatIcon />
          {t('orders.message.whatsapp')}
        </a>
      )}
    </nav>
  )
}
