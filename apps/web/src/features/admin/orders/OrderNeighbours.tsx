import { mailLink, phoneLink, whatsappLink } from '@storefront/brand/contact'
import type { Order } from '@storefront/domain'
import { ArrowLeftIcon, ArrowRightIcon, CallIcon, ChatIcon, MailIcon } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { useReadTelephone } from '../../../shared/useReadTelephone.ts'
import { composeMessage } from './composeMessage.ts'
import styles from './OrderNeighbours.module.css'
import { adminOrderPath, orderQueries } from './orderQueries.ts'
import { toUrlQuery, useOrderFilter, useOrderSearch } from './orderSearch.ts'

/** The list from which an order was opened, and the orders before and after it. */
interface Neighbours {
  /** The query of the list's URL, with its question mark. */
  readonly query: string
  /** The id of the order before; null if there is none on the page. */
  readonly previous: string | null
  /** The id of the order after; null if there is none on the page. */
  readonly next: string | null
}

/**
 * The orders before and after an order in the list of its URL, which is one page of the orders. The list stays
 * as it was first loaded, because an order may leave it with a step.
 */
export function useNeighbours(id: string): Neighbours {
  const [search] = useOrderSearch()
  const query = toUrlQuery(search)
  const filter = useOrderFilter(search)
  const list = useQuery({
    ...orderQueries.page(useBackend(), filter ?? {}, search.cursors.at(-1)),
    enabled: filter !== null,
  })
  const [loaded, setLoaded] = useState<{ query: string; ids: readonly string[] } | null>(null)
  if (list.data !== undefined && loaded?.query !== query) {
    setLoaded({ query, ids: list.data.items.map((order) => order.id) })
  }
  const ids = loaded?.ids ?? []
  const index = ids.indexOf(id)
  return {
    query,
    previous: ids[index - 1] ?? null,
    next: index === -1 ? null : (ids[index + 1] ?? null),
  }
}

/** Links to the list, and to the orders before and after this one. */
export function OrderNeighbours({ query, previous, next }: Neighbours) {
  const { t } = useTranslation('admin')
  const { state } = useLocation()
  return (
    <nav className={styles.way} aria-label={t('orders.page.way')}>
      <LocalizedLink to={`/dashboard/orders${query}`} state={state}>
        <ArrowLeftIcon />
        {t('orders.page.all')}
      </LocalizedLink>
      <div className={styles.beside}>
        {previous !== null && (
          <LocalizedLink to={adminOrderPath(previous, query)} state={state}>
            {t('orders.page.previous')}
          </LocalizedLink>
        )}
        {next !== null && (
          <LocalizedLink to={adminOrderPath(next, query)} state={state}>
            {t('orders.page.next')}
          </LocalizedLink>
        )}
      </div>
    </nav>
  )
}

interface OrderDockProps {
  readonly order: Order
  readonly neighbours: Neighbours
}

/**
 * The most used links at the bottom of the window, on phones: the orders before and after, and the buyer's
 * contact.
 */
export function OrderDock({ order, neighbours: { query, previous, next } }: OrderDockProps) {
  const { t } = useTranslation('admin')
  const { state } = useLocation()
  const { telefonoE164, email } = order.customer
  const isMobile = useReadTelephone()?.(telefonoE164)?.isMobile ?? false
  const { text, subject } = composeMessage(order)
  return (
    <nav className={styles.dock} aria-label={t('orders.page.dock')}>
      {previous !== null && (
        <LocalizedLink to={adminOrderPath(previous, query)} state={state}>
          <ArrowLeftIcon />
          {t('orders.page.previous')}
        </LocalizedLink>
      )}
      {telefonoE164 !== '' && (
        <a href={phoneLink(telefonoE164)}>
          <CallIcon />
          {t('orders.message.call')}
        </a>
      )}
      {email !== '' && (
        <a href={mailLink(email, subject, text)}>
          <MailIcon />
          {t('orders.message.mail')}
        </a>
      )}
      {isMobile && (
        <a href={whatsappLink(telefonoE164, text)}>
          <ChatIcon />
          {t('orders.message.whatsapp')}
        </a>
      )}
      {next !== null && (
        <LocalizedLink to={adminOrderPath(next, query)} state={state}>
          <ArrowRightIcon />
          {t('orders.page.next')}
        </LocalizedLink>
      )}
    </nav>
  )
}
