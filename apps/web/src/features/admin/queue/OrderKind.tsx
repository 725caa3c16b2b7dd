import type { Order } from '@storefront/domain'
import { Checkbox } from '@storefront/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney, formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BulkBar, BulkResult } from '../orders/BulkSteps.tsx'
import { useBulkSteps, type BulkStep } from '../orders/useBulkSteps.ts'
import { OrderRow } from './OrderRow.tsx'
import styles from './Queue.module.css'
import { bottlesOf, type QueueEntry, type QueueKind } from './queue.ts'

/** The kinds whose orders can be done together. */
const bulkSteps: Partial<Record<QueueKind, BulkStep>> = { ship: 'shipped', deliver: 'delivered' }

interface OrderKindProps {
  readonly kind: QueueKind
  readonly entries: readonly QueueEntry[]
  /** The ids of the orders whose step is taken and can still be undone. */
  readonly done: ReadonlySet<string>
  readonly onDone: (entry: QueueEntry) => void
  readonly onEnd: (id: string) => void
  readonly onRefused: (order: Order) => void
  /** Shown below the rows. */
  readonly children?: ReactNode
}

/** The orders to which the same thing is owed; those with bottles to move can be moved together. */
export function OrderKind({
  kind,
  entries,
  done,
  onDone,
  onEnd,
  onRefused,
  children,
}: OrderKindProps) {
  const { t } = useTranslation('admin')
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const bulk = useBulkSteps()
  const step = bulkSteps[kind]
  const open = entries.map(({ order }) => order).filter(({ id }) => !done.has(id))
  const selected = open.filter(({ id }) => selectedIds.has(id))
  const select = (orders: readonly Order[]) => setSelectedIds(new Set(orders.map(({ id }) => id)))
  const toggle = (order: Order) =>
    select(
      selected.includes(order) ? selected.filter((one) => one !== order) : [...selected, order],
    )
  const isAll = selected.length === open.length
  const summary = useSummary(kind, open)
  // The result of the last rows stays when they have left.
  if (entries.length === 0 && bulk.state.status === 'idle') return null
  return (
    <KindFrame kind={kind} count={open.length} summary={summary}>
      {step !== undefined && <BulkResult bulk={bulk} />}
      {step !== undefined && open.length > 1 && (
        <Checkbox
          className={styles.all}
          ref={(box) => {
            if (box !== null) box.indeterminate = selected.length > 0 && !isAll
          }}
          label={t('queue.selectAll', { count: open.length })}
          checked={isAll}
          onChange={() => select(isAll ? [] : open)}
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
                    onToggle: () => toggle(entry.order),
                  }
            }
          />
        ))}
      </ul>
      {step !== undefined && (
        <BulkBar bulk={bulk} selected={selected} steps={[step]} onSelect={select} />
      )}
      {children}
    </KindFrame>
  )
}

/** The money or the bottles of a kind's orders. */
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

interface KindFrameProps {
  readonly kind: QueueKind | 'restock' | 'pause'
  readonly count: number
  readonly summary?: string
  readonly children: ReactNode
}

/** A part of the queue: its name and number in the margin, its rows beside them. */
export function KindFrame({ kind, count, summary, children }: KindFrameProps) {
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
