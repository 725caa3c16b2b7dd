import type { Order } from '@storefront/domain'
import { ArrowLeftIcon, CallIcon, ChatIcon, MailIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { backState } from '../../../shared/navigation/listPlace.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { composeMessage } from './composeMessage.ts'
import styles from './OrderWays.module.css'
import { useContactLinks } from './useContactLinks.ts'

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

const icons = { call: CallIcon, mail: MailIcon, whatsapp: ChatIcon } as const

/** The most used links at the bottom of the window, on phones: the buyer's contact. */
export function OrderDock({ order }: { readonly order: Order }) {
  const { t } = useTranslation('desk')
  const { subject, text } = composeMessage(order)
  const links = useContactLinks(order, subject, text)
  return (
    <nav className={styles.dock} data-dock aria-label={t('orders.page.dock')}>
      {links.toReversed().map(({ kind, href }) => {
        const Icon = icons[kind]
        return (
          <a key={kind} href={href}>
            <Icon />
            {t(`orders.message.${kind}`)}
          </a>
        )
      })}
    </nav>
  )
}
