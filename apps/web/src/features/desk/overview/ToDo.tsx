import { owedKinds } from '@storefront/domain'
import { formatNumber } from '@storefront/i18n'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { UnreadableRows } from '../frame/UnreadableRows.tsx'
import { OrderList } from '../orders/OrderList.tsx'
import { orderQueries } from '../orders/orderQueries.ts'
import { orderViews, viewPath } from '../orders/orderSearch.ts'
import { PauseNote } from './PauseNote.tsx'
import styles from './ToDo.module.css'

/** How many orders the overview shows of what is to do. */
const shownOrders = 10

/** The first orders of the view "to do", with the number of all of each kind and the way to them. */
export function ToDo() {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const loadBackend = useBackend()
  const owed = useInfiniteQuery(orderQueries.list(loadBackend, orderViews.todo))
  const { data: figures = [] } = useQuery(
    orderQueries.figures(
      loadBackend,
      owedKinds.map((kind) => ({ owed: [kind] })),
    ),
  )
  const counts = owedKinds
    .map((kind, index) => ({ kind, count: figures[index]?.count ?? 0 }))
    .filter(({ count }) => count > 0)
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={styles.todo} aria-labelledby="todo">
      <div className={styles.head}>
        <h2 id="todo">{t('queue.title')}</h2>
        <ul className={styles.kinds} aria-label={t('queue.views')}>
          {counts.map(({ kind, count }) => (
            <li key={kind}>
              <LocalizedLink to={viewPath(kind)}>
                <b>{formatNumber(count, language)}</b>{' '}
                <span>{t(`orders.filter.views.${kind}`)}</span>
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </div>
      <PauseNote />
      <QueryBoundary query={owed} errorMessage={t('orders.failed')}>
        {({ items, unreadable }) => (
          <>
            <OrderList
              orders={items}
              filter={orderViews.todo}
              query="?status=todo"
              limit={shownOrders}
              empty={<p className={styles.nothing}>{t('queue.nothing')}</p>}
            />
            <UnreadableRows kind="orders" ids={unreadable} />
          </>
        )}
      </QueryBoundary>
      {all > shownOrders && (
        <LocalizedLink to={viewPath('todo')} className={styles.all}>
          {t('queue.all', { count: all })}
        </LocalizedLink>
      )}
    </section>
  )
}
