import {
  defaultShopSettings,
  owedKinds,
  owedOf,
  type Order,
  type OrderFigures,
  type Product,
} from '@storefront/domain'
import { formatNumber } from '@storefront/i18n'
import { Button } from '@storefront/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useBackend, useServices } from '../../../shared/services.tsx'
import { settingsQuery } from '../../../shared/useSettings.ts'
import { useTime } from '../../../shared/useTime.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { pausePath, usePauseText } from '../frame/SalesPause.tsx'
import { useReport } from '../frame/UndoBar.tsx'
import { UnreadableRows } from '../frame/UnreadableRows.tsx'
import { orderQueries } from '../orders/orderQueries.ts'
import { StepQuestion } from '../orders/StepQuestion.tsx'
import { useSteps } from '../orders/useSteps.ts'
import { isLowOnStock } from '../products/productChecks.ts'
import { OrderSection, QueueSection, type QueueEntry, type SectionKind } from './OrderSection.tsx'
import styles from './Queue.module.css'
import { QueueRow } from './QueueRow.tsx'
import { RestockRow } from './RestockRow.tsx'

/** Everything that has to be done today, in one list. Each row has one button; the bar undoes what it did. */
export function Queue() {
  const { t } = useTranslation('admin')
  const loadBackend = useBackend()
  const owed = useInfiniteQuery(orderQueries.owed(loadBackend))
  const { data: figures } = useQuery(
    orderQueries.figures(
      loadBackend,
      owedKinds.map((kind) => ({ owed: [kind] })),
    ),
  )
  return (
    <section className={styles.queue} aria-labelledby="queue">
      <QueryBoundary query={owed} errorMessage={t('orders.failed')}>
        {({ pages }) => (
          <QueueContent
            orders={pages.flatMap(({ items }) => items)}
            unreadable={pages.flatMap(({ unreadable }) => unreadable)}
            figures={figures ?? []}
            more={
              owed.hasNextPage && (
                <Button
                  variant="secondary"
                  busy={owed.isFetchingNextPage}
                  onClick={() => void owed.fetchNextPage()}
                >
                  {t('queue.more')}
                </Button>
              )
            }
          />
        )}
      </QueryBoundary>
    </section>
  )
}

interface QueueContentProps {
  /** What is loaded, the longest wait first. */
  readonly orders: readonly Order[]
  readonly unreadable: readonly string[]
  /** Of all that is owed, by its kinds, counted by the database. */
  readonly figures: readonly OrderFigures[]
  /** The button that loads more. */
  readonly more: ReactNode
}

function QueueContent({ orders, unreadable, figures, more }: QueueContentProps) {
  const { t } = useTranslation('admin')
  const services = useServices()
  const [now] = useTime()
  const settings = useConfirmedQuery(settingsQuery(services))
  const products = useConfirmedQuery(productsQuery(services))
  const pause = usePauseText(settings.data)
  const { report } = useReport()
  // What was done here, as it was: reloaded data may no longer have it. Its rows stay until the bar has closed.
  const [doneEntries, setDoneEntries] = useState<readonly QueueEntry[]>([])
  const [doneProducts, setDoneProducts] = useState<readonly Product[]>([])
  // The rows leave together when nothing can be undone any more.
  if (report === null && doneEntries.length + doneProducts.length > 0) {
    setDoneEntries([])
    setDoneProducts([])
  }
  const done = new Set([
    ...doneEntries.map(({ order }) => order.id),
    ...doneProducts.map(({ id }) => id),
  ])

  const owed = orders.flatMap((order) => {
    const entry = owedOf(order)
    return entry === null ? [] : [{ order, ...entry }]
  })
  const steps = useSteps({
    onTaken({ request, taken }) {
      const moved = entries.filter(
        ({ order, step }) => step === request.name && taken.some(({ id }) => id === order.id),
      )
      setDoneEntries((rows) => [...rows, ...moved])
    },
    onUndo({ taken }) {
      setDoneEntries((rows) => rows.filter(({ order }) => taken.every(({ id }) => id !== order.id)))
    },
  })
  const entries = [
    ...owed.filter(({ order }) => !done.has(order.id)),
    ...doneEntries,
    // The id, so that a row stays in its place among those of the same moment.
  ].toSorted((a, b) => a.since - b.since || (a.order.id < b.order.id ? -1 : 1))
  const low = (products.data ?? [])
    .filter((product) => isLowOnStock(product) || done.has(product.id))
    .map((product) => doneProducts.find(({ id }) => id === product.id) ?? product)
  const sections = owedKinds.map((kind, index) => ({
    kind,
    figures: figures[index],
    entries: entries.filter((entry) => entry.kind === kind),
  }))
  const counts = [
    ...sections.map((section) => ({
      kind: section.kind,
      count:
        section.figures?.count ?? section.entries.filter(({ order }) => !done.has(order.id)).length,
    })),
    { kind: 'restock' as const, count: low.length },
    { kind: 'pause' as const, count: pause === null ? 0 : 1 },
  ].filter(({ count }) => count > 0)

  return (
    <>
      <QueueHead counts={counts} />
      {counts.length === 0 && <p className={styles.nothing}>{t('queue.nothing')}</p>}
      {sections.map((section) => (
        <OrderSection
          key={section.kind}
          {...section}
          done={done}
          steps={steps}
          settings={settings.data ?? defaultShopSettings}
          now={now}
        />
      ))}
      <QueryBoundary query={products} errorMessage={t('products.failed')} loading={null}>
        {() => null}
      </QueryBoundary>
      {low.length > 0 && (
        <QueueSection kind="restock" count={low.length}>
          <ul>
            {low.map((product) => (
              <RestockRow
                key={product.id}
                product={product}
                isDone={done.has(product.id)}
                onDone={() => setDoneProducts((rows) => [...rows, product])}
                onUndo={() => setDoneProducts((rows) => rows.filter(({ id }) => id !== product.id))}
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
      {more}
      <UnreadableRows kind="orders" ids={unreadable} />
      <StepQuestion steps={steps} />
    </>
  )
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
