import type { Order } from '@storefront/domain'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney, formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { bottlesOf } from '../orders/bottlesOf.ts'
import { BulkBar, BulkResult } from '../orders/BulkSteps.tsx'
import { SelectAll, toggled } from '../orders/SelectAll.tsx'
import { useBulkSteps, type BulkStep } from '../orders/useBulkSteps.ts'
import { OrderRow, type RefusedRow } from './OrderRow.tsx'
import styles from './Queue.module.css'
import type { QueueEntry, QueueKind } from './queue.ts'

/** The steps that several orders of a kind can take together. */
const bulkSteps: Partial<Record<QueueKind, BulkStep>> = { ship: 'shipped', deliver: 'delivered' }

interface OrderSectionProps {
  readonly kind: QueueKind
  readonly entries: readonly QueueEntry[]
  /** The ids of the orders whose step is taken and can still be undone. */
  readonly done: ReadonlySet<string>
  readonly onDone: (entry: QueueEntry) => void
  readonly onEnd: (id: string) => void
  readonly onRefused: (refused: RefusedRow) => void
  /** Shown below the rows. */
  readonly children?: ReactNode
}

/** The orders of one kind. Those to ship or to deliver can be moved together. */
export function OrderSection({
  kind,
  entries,
  done,
  onDone,
  onEnd,
  onRefused,
  children,
}: OrderSectionProps) {
  const { t } = useTranslation('admin')
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const bulk = useBulkSteps()
  const step = bulkSteps[kind]
  const open = entries.map(({ order }) => order).filter(({ id }) => !done.has(id))
  const selected = open.filter(({ id }) => selectedIds.has(id))
  const select = (orders: readonly Order[]) => setSelectedIds(new Set(orders.map(({ id }) => id)))
  const summary = useSummary(kind, open)
  // The result stays visible after the last row is gone.
  if (entries.length === 0 && bulk.state.status === 'idle') return null
  return (
    <QueueSection kind={kind} count={open.length} summary={summary}>
      {step !== undefined && <BulkResult bulk={bulk} />}
      {step !== undefined && open.length > 1 && (
        <SelectAll
          className={styles.all}
          label={t('queue.selectAll', { count: open.length })}
          orders={open}
          selected={selected}
          onSelect={select}
        />
      )}
      <ul>
        {entries.map((entry) => (
          <OrderRow
            key={entry.order.id}
            entry={{ ...entry, isLate: entry.isLate && selected.length === 0 }}
            isDone={done.has(entry.order.id)}
            onDone={() => onDone(entry)}
            onEnd={() => onEnd(entry.order.id)}
            onRefused={onRefused}
            selection={
              step === undefined
                ? undefined
                : {
                    isSelected: selected.includes(entry.order),
                    onToggle: () => select(toggled(selected, entry.order)),
                  }
            }
          />
        ))}
      </ul>
      {step !== undefined && (
        <BulkBar bulk={bulk} selected={selected} steps={[step]} onSelect={select} />
      )}
      {children}
    </QueueSection>
  )
}

/** The total or the number of bottles of a kind's orders. */
function useSummary(kind: QueueKind, orders: readonly Order[]): string {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  if (kind === 'ship' || kind === 'deliver') {
    const count = orders.reduce((sum, order) => sum + bottlesOf(order), 0)
    return t('queue.bottles', { count })
  }
  return formatMoney(
    orders.reduce((sum, { totalCents }) => sum + totalCents, 0),
    language,
  )
}

/** The sections of the queue: one for each kind of orders, and two for products and pauses. */
export type SectionKind = QueueKind | 'restock' | 'pause'

interface QueueSectionProps {
  readonly kind: SectionKind
  readonly count: number
  readonly summary?: string
  readonly children: ReactNode
}

/** A section of the queue: its name and number in the margin, its rows beside them. */
export function QueueSection({ kind, count, summary, children }: QueueSectionProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (
    <section id={`queue-${kind}`} className={styles.kind} aria-labelledby={`queue-${kind}-title`}>
      <h3 id={`queue-${kind}-title`} tabIndex={-1}>
        <span>{t(`queue.kinds.${kind}`)}</span>{' '}
        <span className={styles.caption}>
          {summary === undefined
            ? formatNumber(count, language)
            : t('queue.summary', { number: formatNumber(count, language), summary })}
        </span>
      </h3>
      <div>{children}</div>
    </section>
  )
}
