import { owedOf, type Order } from '@storefront/domain'
import { Button, Checkbox } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { StillButton } from '../frame/StillButton.tsx'
import { useStill } from '../frame/useStill.ts'
import { orderWords } from './orderWords.ts'
import styles from './SelectionBar.module.css'
import { SlipsToPrint } from './SlipsToPrint.tsx'
import type { Steps } from './useSteps.ts'

/** The steps that several orders can take together, by their words. Cash is collected order by order. */
const bulkSteps = [
  { words: 'orders', step: 'shipped' },
  { words: 'orders.pickup', step: 'shipped' },
  { words: 'orders', step: 'delivered' },
  { words: 'orders.pickup', step: 'delivered' },
] as const

type BulkStep = (typeof bulkSteps)[number]

/** The step that is owed of an order, if several can take it together; else null. */
function bulkStepOf(order: Order): BulkStep | null {
  const words = orderWords(order)
  const step = owedOf(order)?.step
  return bulkSteps.find((one) => one.words === words && one.step === step) ?? null
}

/** The orders that are selected: all for the same step, and all shipped or all picked up, so that it applies to each. */
export interface Selection {
  readonly selected: readonly Order[]
  /** The step of the selected orders; null while none is selected. */
  readonly step: BulkStep | null
  /** Whether an order can be selected now. */
  readonly isSelectable: (order: Order) => boolean
  readonly toggle: (order: Order) => void
  readonly select: (orders: readonly Order[]) => void
}

/**
 * A selection of listed orders, for one step. One that the step no longer applies to leaves it.
 *
 * @param list names the list: another one starts without a selection
 */
export function useSelection(orders: readonly Order[], list: string): Selection {
  const [chosen, setChosen] = useState<{
    readonly list: string
    readonly ids: ReadonlySet<string>
    readonly step: BulkStep | null
  }>({ list, ids: new Set(), step: null })
  const selected = orders.filter(
    (order) =>
      chosen.list === list && chosen.ids.has(order.id) && bulkStepOf(order) === chosen.step,
  )
  const step = selected.length === 0 ? null : chosen.step
  const select = (next: readonly Order[]) =>
    setChosen({
      list,
      ids: new Set(next.map(({ id }) => id)),
      step: next[0] === undefined ? null : bulkStepOf(next[0]),
    })
  return {
    selected,
    step,
    isSelectable: (order) => {
      const own = bulkStepOf(order)
      return own !== null && (step === null || own === step)
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
  readonly className?: string | undefined
}

/** For each step that some of the listed orders can take: a checkbox that selects all of them, or none. */
export function SelectAll({ selection: { selected, select }, orders, className }: SelectAllProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return bulkSteps.map((step) => {
    const all = orders.filter((order) => bulkStepOf(order) === step)
    if (all.length < 2) return null
    const count = all.filter((order) => selected.includes(order)).length
    return (
      <Checkbox
        key={`${step.words} ${step.step}`}
        className={className}
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && count < all.length
        }}
        label={t(`${step.words}.bulk.all.${step.step}`, {
          number: formatNumber(all.length, language),
        })}
        checked={count === all.length}
        onChange={() => select(count === all.length ? [] : all)}
      />
    )
  })
}

interface SelectionBarProps {
  readonly selection: Selection
  readonly steps: Steps
}

/** What can be done with the selected orders; stays visible at the bottom of the window. */
export function SelectionBar({ selection, steps }: SelectionBarProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const [toPrint, setToPrint] = useState<readonly Order[]>([])
  const { selected, step } = selection
  const { isBusy, progress } = steps
  const count = selected.length
  const isStill = useStill(step === null ? '' : `${step.words} ${step.step}`)
  const [last, setLast] = useState<BulkStep>(bulkSteps[0])
  if (step !== null && step !== last) setLast(step)
  // It stays for a second after the last order has left: nothing else appears under the finger.
  const isShown = count > 0 || !isStill
  const number = (value: number) => formatNumber(value, language)
  return (
    <div
      role="group"
      className={styles.bar}
      aria-label={t('orders.bulk.label')}
      data-empty={!isShown}
    >
      <p role="status">
        {isBusy && progress.all > 1
          ? t('orders.bulk.progress', {
              moved: number(progress.moved),
              all: number(progress.all),
            })
          : count > 0 && t('orders.bulk.selected', { count, number: number(count) })}
      </p>
      {isShown && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setToPrint(selected)}>
            {t('orders.bulk.print', { count })}
          </Button>
          <StillButton
            busy={isBusy}
            isStill={isStill}
            onClick={() => steps.ask({ step: last.step, orders: selected })}
          >
            {t(`${last.words}.bulk.${last.step}`, { count })}
          </StillButton>
        </div>
      )}
      {toPrint.length > 0 && <SlipsToPrint orders={toPrint} onPrinted={() => setToPrint([])} />}
    </div>
  )
}
