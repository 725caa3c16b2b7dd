import { defaultShopSettings, pendingOlderThan, type Order, type Product } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useBackend, useServices } from '../../../shared/services.tsx'
import { settingsQuery } from '../../../shared/useSettings.ts'
import { useTime } from '../../../shared/useTime.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { pausePath, usePauseText } from '../frame/SalesPause.tsx'
import { adminOrderPath } from '../orders/orderQueries.ts'
import { isLowOnStock } from '../products/productChecks.ts'
import {
  CancelPendingOrders,
  CancelPendingOrdersResult,
  useCancelPendingOrders,
} from './CancelPendingOrders.tsx'
import type { RefusedRow } from './OrderRow.tsx'
import { OrderSection, QueueSection, type SectionKind } from './OrderSection.tsx'
import styles from './Queue.module.css'
import { queueKinds, queueOf } from './queue.ts'
import { owedOrdersQuery } from './queueQuery.ts'
import { QueueRow } from './QueueRow.tsx'
import { RestockRow } from './RestockRow.tsx'
import { useUndoableRows } from './useUndoableRows.ts'

/**
 * Everything that has to be done today, in one list. Each row has one button, which can be undone for
 * `undoSeconds`.
 */
export function Queue() {
  const { t } = useTranslation('admin')
  const owed = useQuery(owedOrdersQuery(useBackend()))
  return (
    <section className={styles.queue} aria-labelledby="queue">
      <QueryBoundary query={owed} errorMessage={t('orders.failed')}>
        {({ orders, hasMore }) => <QueueContent orders={orders} hasMore={hasMore} />}
      </QueryBoundary>
    </section>
  )
}

interface QueueContentProps {
  readonly orders: readonly Order[]
  /** Whether there are more orders to act on. */
  readonly hasMore: boolean
}

function QueueContent({ orders, hasMore }: QueueContentProps) {
  const { t } = useTranslation('admin')
  const services = useServices()
  const [now] = useTime()
  const settings = useConfirmedQuery(settingsQuery(services))
  const products = useConfirmedQuery(productsQuery(services))
  const held = useUndoableRows()
  const [refused, setRefused] = useState<RefusedRow | null>(null)
  const pause = usePauseText(settings.data)
  const cancelling = useCancelPendingOrders()

  const owed = queueOf(orders, settings.data ?? defaultShopSettings, now)
  const entries = [
    ...owed.filter(({ order }) => !held.entries.has(order.id)),
    ...held.entries.values(),
  ].toSorted((a, b) => a.since - b.since)
  const sections = queueKinds.map((kind) => ({
    kind,
    entries: entries.filter((entry) => entry.kind === kind),
  }))
  const low = lowProducts(products.data ?? [], held.products)
  const counts = [
    ...sections.map((section) => ({ kind: section.kind, count: section.entries.length })),
    { kind: 'restock' as const, count: low.length },
    { kind: 'pause' as const, count: pause === null ? 0 : 1 },
  ].filter(({ count }) => count > 0)

  return (
    <>
      <QueueHead counts={counts} />
      <div role="status" className={styles.refused}>
        {refused !== null && (
          <Banner tone="warning" role="none">
            <span>{t(`queue.${refused.why}`, { name: refused.order.customer.nombre })}</span>{' '}
            <LocalizedLink to={adminOrderPath(refused.order.id)}>
              {t('orders.bulk.see')}
            </LocalizedLink>
          </Banner>
        )}
      </div>
      <CancelPendingOrdersResult {...cancelling} />
      {counts.length === 0 && <p className={styles.nothing}>{t('queue.nothing')}</p>}
      {sections.map((section) => (
        <OrderSection
          key={section.kind}
          {...section}
          done={new Set(held.entries.keys())}
          onDone={held.hold}
          onEnd={held.release}
          onRefused={setRefused}
        >
          {section.kind === 'write' && settings.data && (
            <CancelPendingOrders
              cancelling={cancelling}
              filter={pendingOlderThan(settings.data.pendingDays, now)}
              count={section.entries.length}
            />
          )}
        </OrderSection>
      ))}
      <QueryBoundary query={products} errorMessage={t('overview.stock.failed')} loading={null}>
        {() => null}
      </QueryBoundary>
      {low.length > 0 && (
        <QueueSection kind="restock" count={low.length}>
          <ul>
            {low.map((product) => (
              <RestockRow
                key={product.id}
                product={product}
                isDone={held.products.has(product.id)}
                onDone={() => held.holdProduct(product)}
                onEnd={() => held.release(product.id)}
                onRefused={() => void products.refetch()}
              />
            ))}
          </ul>
        </QueueSection>
      )}
      {pause !== null && (
        <QueueSection kind="pause" count={1}>
          <ul>
            <QueueRow name={pause} to={pausePath} caption="">
              {null}
            </QueueRow>
          </ul>
        </QueueSection>
      )}
      {hasMore && (
        <p className={styles.nothing}>
          <span>{t('queue.more')}</span>{' '}
          <LocalizedLink to="/dashboard/orders">{t('overview.recent.all')}</LocalizedLink>
        </p>
      )}
    </>
  )
}

/** The products with a low stock; those whose restocking can still be undone are as they were before it. */
function lowProducts(
  products: readonly Product[],
  held: ReadonlyMap<string, Product>,
): readonly Product[] {
  return products
    .filter((product) => isLowOnStock(product) || held.has(product.id))
    .map((product) => held.get(product.id) ?? product)
}

interface QueueHeadProps {
  readonly counts: readonly {
    readonly kind: SectionKind
    readonly count: number
  }[]
}

/** The title, and a link to each section with its number. */
function QueueHead({ counts }: QueueHeadProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <div className={styles.head}>
      <h2 id="queue">{t('queue.title')}</h2>
      <ul className={styles.jump} aria-label={t('queue.jump')}>
        {counts.map(({ kind, count }) => (
          <li key={kind}>
            <a href={`#queue-${kind}`}>
              <b>{formatNumber(count, language)}</b> <span>{t(`queue.kinds.${kind}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
