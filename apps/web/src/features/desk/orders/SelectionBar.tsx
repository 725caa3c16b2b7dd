import { isGoodsStep, owedOf, type GoodsStep, type Order } from '@storefront/domain'
import { wayContext } from '@storefront/i18n'
import { Button, Checkbox, VisuallyHidden } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { SlipsToPrint } from './PackingSlip.tsx'
import styles from './SelectionBar.module.css'
import { buttonRequest } from './takeSteps.ts'
import type { Steps } from './useSteps.tsx'

/** The steps that several orders take together; those that are picked up apart. */
const bulkKinds = ['shipped', 'shipped_pickup', 'delivered', 'delivered_pickup'] as const

type BulkKind = (typeof bulkKinds)[number]

/** The step that is owed of an order; null for one that is not taken together: cash is collected order by order. */
function bulkStepOf(order: Order): GoodsStep | null {
  const step = owedOf(order)?.step
  return isGoodsStep(step) ? step : null
}

function bulkKindOf(order: Order): BulkKind | null {
  const step = bulkStepOf(order)
  return step && (order.pickupAddress === '' ? step : `${step}_pickup`)
}

/** The orders that are selected, all of one kind. */
export interface Selection {
  readonly selected: readonly Order[]
  /** Whether an order can be selected now. */
  readonly isSelectable: (order: Order) => boolean
  readonly toggle: (order: Order) => void
  readonly select: (orders: readonly Order[]) => void
}

/**
 * A selection of listed orders of one kind. One that is of another kind now leaves it.
 *
 * @param list names the list: another one starts without a selection
 */
export function useSelection(orders: readonly Order[], list: string): Selection {
  const [chosen, setChosen] = useState<{
    readonly list: string
    readonly ids: ReadonlySet<string>
    readonly kind: BulkKind
  }>({ list, ids: new Set(), kind: 'shipped' })
  const { kind } = chosen
  const selected = orders.filter(
    (order) => chosen.list === list && chosen.ids.has(order.id) && bulkKindOf(order) === kind,
  )
  const select = (next: readonly Order[]) =>
    setChosen({
      list,
      ids: new Set(next.map(({ id }) => id)),
      kind: (next[0] && bulkKindOf(next[0])) ?? kind,
    })
  return {
    selected,
    isSelectable: (order) => {
      const own = bulkKindOf(order)
      const isListed = own !== null && orders.includes(order)
      return isListed && (selected.length === 0 || own === kind)
    },
    toggle: (order) =>
      select(
        selected.includes(order) ? selected.filter((one) => one !== order) : [...selected, order],
      ),
    select,
  }
}

interface SelectAllProps {
  readonly selection: Selection
  readonly orders: readonly Order[]
}

/** For each kind among the listed orders: a checkbox that selects all of them, or none. */
export function SelectAll({ selection: { selected, select }, orders }: SelectAllProps) {
  const { t } = useTranslation('desk')
  return bulkKinds.map((kind) => {
    const all = orders.filter((order) => bulkKindOf(order) === kind)
    if (all.length < 2) return null
    const count = all.filter((order) => selected.includes(order)).length
    return (
      <Checkbox
        key={kind}
        className={styles.all}
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && count < all.length
        }}
        label={t(`orders.bulk.all.${kind}`, { count: all.length })}
        checked={count === all.length}
        onChange={() => select(count === all.length ? [] : all)}
      />
    )
  })
}

interface SelectOrderProps {
  readonly selection: Selection
  readonly order: Order
}

/** The checkbox of an order; nothing where it cannot be selected with the others. */
export function SelectOrder({ selection, order }: SelectOrderProps) {
  const { t } = useTranslation('desk')
  if (!selection.isSelectable(order)) return null
  return (
    <Checkbox
      className={styles.box}
      label={<VisuallyHidden>{t('orders.bulk.select', { number: order.number })}</VisuallyHidden>}
      checked={selection.selected.includes(order)}
      onChange={() => selection.toggle(order)}
    />
  )
}

interface SelectionBarProps {
  readonly selection: Selection
  readonly steps: Steps
}

/** What can be done with the selected orders; stays visible at the bottom of the window. */
export function SelectionBar({ selection, steps }: SelectionBarProps) {
  const { t } = useTranslation('desk')
  const [toPrint, setToPrint] = useState<readonly Order[]>([])
  const { selected } = selection
  const { isBusy, progress } = steps
  const count = selected.length
  const [first] = selected
  const step = first && bulkStepOf(first)
  return (
    <div
      role="group"
      className={styles.bar}
      aria-label={t('orders.bulk.label')}
      data-empty={count === 0}
    >
      <p role="status">
        {isBusy && progress.all > 1
          ? t('orders.bulk.progress', progress)
          : count > 0 && t('orders.bulk.selected', { count })}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setToPrint(selected)}>
            {t('orders.bulk.print', { count })}
          </Button>
          {step && (
            <Button busy={isBusy} onClick={() => steps.ask(buttonRequest(step, selected))}>
              {t(`orders.steps.${step}`, wayContext(first))}
            </Button>
          )}
        </div>
      )}
      {toPrint.length > 0 && <SlipsToPrint orders={toPrint} onPrinted={() => setToPrint([])} />}
    </div>
  )
}
