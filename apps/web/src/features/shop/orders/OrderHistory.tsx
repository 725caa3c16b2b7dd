import { bottlesOf, standingOf, type Account, type Order, type Standing } from '@storefront/domain'
import { formatDate, formatMoney } from '@storefront/i18n'
import { ArrowRightIcon, buttonAttributes, EmptyState, Text } from '@storefront/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { ShowMore } from '../../../shared/query/ShowMore.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { EmailStatus } from '../../account/access/EmailStatus.tsx'
import styles from './OrderHistory.module.css'
import { OrderStatusChip, useStanding } from './OrderStatusChip.tsx'
import { orderHistoryQuery, orderPath } from './visitorOrders.ts'

/** Orders on a page that is not about orders alone. */
const latestCount = 3

/** A user's latest orders, for the profile page. */
export function LatestOrders({ account }: { readonly account: Account }) {
  const { t } = useTranslation('orders')
  const history = useInfiniteQuery(orderHistoryQuery(useBackend(), account))
  return (
    <QueryBoundary query={history} errorMessage={t('loadFailed')}>
      {({ pages }) => {
        const latest = pages.flatMap((page) => page.items).slice(0, latestCount)
        return latest.length === 0 ? (
          <p>{t('emptyText')}</p>
        ) : (
          <OrderList orders={latest} heading="h3" />
        )
      }}
    </QueryBoundary>
  )
}

/** All orders of a user, with a button that loads more. */
export function OrderHistory({ account }: { readonly account: Account }) {
  const { t } = useTranslation(['orders', 'cart'])
  const history = useInfiniteQuery(orderHistoryQuery(useBackend(), account))
  return (
    <>
      {!account.emailVerified && (
        <div className={styles.unverified}>
          <p>{t('joining.history', { email: account.email })}</p>
          <EmailStatus account={account} />
        </div>
      )}
      <QueryBoundary query={history} errorMessage={t('loadFailed')}>
        {({ pages }) => {
          const orders = pages.flatMap((page) => page.items)
          return orders.length === 0 ? (
            <EmptyState
              title={t('emptyTitle')}
              action={
                <LocalizedLink to="/products" {...buttonAttributes()}>
                  {t('cart:browse')}
                </LocalizedLink>
              }
            >
              {t('emptyText')}
            </EmptyState>
          ) : (
            <>
              <OrderList orders={orders} heading="h2" />
              <ShowMore list={history} count={orders.length}>
                {t('more')}
              </ShowMore>
            </>
          )
        }}
      </QueryBoundary>
    </>
  )
}

interface OrderListProps {
  readonly orders: readonly Order[]
  /** The heading level of an order's number. */
  readonly heading: 'h2' | 'h3'
}

/** A list of orders, each with a link to its page. */
function OrderList({ orders, heading }: OrderListProps) {
  return (
    <ul role="list" className={styles.orders}>
      {orders.map((order) => (
        <OrderEntry key={order.id} order={order} heading={heading} />
      ))}
    </ul>
  )
}

/** Where nothing is left to be said in a list. */
const settled: ReadonlySet<Standing> = new Set([
  'delivered.received',
  'closed.refunded',
  'closed.none',
])

interface OrderEntryProps extends Pick<OrderListProps, 'heading'> {
  readonly order: Order
}

function OrderEntry({ order, heading: Heading }: OrderEntryProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const standing = useStanding(order)
  return (
    <li className={styles.order}>
      <Heading className={styles.number}>
        <LocalizedLink
          to={orderPath(order.id)}
          aria-label={t('openNamed', { number: order.number })}
        >
          {order.number}
        </LocalizedLink>
      </Heading>
      <Text look="note" className={styles.date}>
        {formatDate(order.createdAt, language)}
      </Text>
      <p className={styles.status}>
        <OrderStatusChip order={order} />
      </p>
      {!settled.has(standingOf(order)) && <p className={styles.next}>{standing}</p>}
      <Text look="note" className={styles.bottles}>
        {t('bottles', { count: bottlesOf(order.items) })}
      </Text>
      <p className={styles.total}>{formatMoney(order.totalCents, language)}</p>
      <ArrowRightIcon className={styles.arrow} />
    </li>
  )
}
