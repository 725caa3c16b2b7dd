import { outageCodeOf, type Order } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { undoSeconds } from '../frame/undoSeconds.ts'
import styles from './BulkSteps.module.css'
import { adminOrderPath } from './orderQueries.ts'
import { SlipsToPrint } from './SlipsToPrint.tsx'
import { bulkUndoOf, type BulkOutcome, type BulkStep, type BulkSteps } from './useBulkSteps.ts'

interface BulkBarProps {
  readonly bulk: BulkSteps
  readonly selected: readonly Order[]
  /** The steps that are offered. */
  readonly steps: readonly BulkStep[]
  /** Called with the orders that stay selected. */
  readonly onSelect: (orders: readonly Order[]) => void
}

/** What can be done with the selected orders; stays visible at the bottom of the window. */
export function BulkBar({ bulk, selected, steps, onSelect }: BulkBarProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const [toPrint, setToPrint] = useState<readonly Order[]>([])
  const { state, progress, take } = bulk
  const isBusy = state.status === 'busy'
  const count = selected.length
  const number = (value: number) => formatNumber(value, language)
  return (
    <div
      role="group"
      className={styles.bar}
      aria-label={t('orders.bulk.label')}
      data-empty={count === 0}
    >
      <p role="status">
        {isBusy
          ? t('orders.bulk.progress', {
              moved: number(progress.moved),
              all: number(progress.all),
            })
          : count > 0 && t('orders.bulk.selected', { count, number: number(count) })}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setToPrint(selected)}>
            {t('orders.bulk.print', { count })}
          </Button>
          {steps.map((step) => (
            <Button
              key={step}
              busy={isBusy}
              onClick={() => void take(step, selected).then(onSelect)}
            >
              {t(`orders.bulk.${step}`, { count })}
            </Button>
          ))}
        </div>
      )}
      {toPrint.length > 0 && <SlipsToPrint orders={toPrint} onPrinted={() => setToPrint([])} />}
    </div>
  )
}

/**
 * The result of a step of several orders: which took it, with a button that undoes it, and which did not and
 * why.
 */
export function BulkResult({ bulk: { state, take } }: { readonly bulk: BulkSteps }) {
  const { t } = useTranslation('admin')
  return (
    <div role="status" className={styles.result}>
      {state.status === 'done' && (
        <Outcome outcome={state.value} onUndo={(step, orders) => void take(step, orders)} />
      )}
      {state.status === 'outage' && (
        <OutageBanner errorMessage={t('orders.bulk.failed')} outage={state.code} />
      )}
    </div>
  )
}

interface OutcomeProps {
  readonly outcome: BulkOutcome
  readonly onUndo: (step: BulkOutcome['step'], orders: readonly Order[]) => void
}

function Outcome({ outcome, onUndo }: OutcomeProps) {
  const { t } = useTranslation(['admin', 'shared'])
  const language = useLanguage()
  const { step, taken, already, refused, unanswered } = outcome
  const counted = (count: number) => ({ count, number: formatNumber(count, language) })
  const nameOf = ({ customer }: Order) => customer.nombre || t('orders.details.unnamed')
  return (
    <>
      {taken.length > 0 && (
        <Banner
          tone="success"
          role="none"
          action={<UndoAll key={step} outcome={outcome} onUndo={onUndo} />}
        >
          {t(`orders.bulk.taken.${step}`, counted(taken.length))}
        </Banner>
      )}
      {already.length > 0 && (
        <Banner tone="info" role="none">
          {t('orders.bulk.already', counted(already.length))}
        </Banner>
      )}
      {refused.length > 0 && (
        <Banner tone="warning" role="none">
          <ul>
            {refused.map(({ order, why }) => (
              <li key={order.id}>
                <span>
                  {t(`orders.bulk.refused.${why}`, {
                    number: order.number,
                    nombre: nameOf(order),
                  })}
                </span>{' '}
                <LocalizedLink to={adminOrderPath(order.id)}>{t('orders.bulk.see')}</LocalizedLink>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {unanswered !== null && (
        <Banner tone="error" role="none">
          <p>
            {t('orders.bulk.unanswered', counted(unanswered.orders.length))}{' '}
            {t(`shared:outage.${outageCodeOf(unanswered.cause)}`)}
          </p>
          <ul>
            {unanswered.orders.map((order) => (
              <li key={order.id}>
                {t('orders.bulk.named', { number: order.number, nombre: nameOf(order) })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}

/**
 * The button that undoes the step; it disappears after `undoSeconds`. Later each order is corrected on its own
 * page.
 */
function UndoAll({ outcome: { step, taken }, onUndo }: OutcomeProps) {
  const { t } = useTranslation('admin')
  const [isOffered, setOffered] = useState(true)
  const button = useRef<HTMLButtonElement>(null)
  const undo = bulkUndoOf(step)

  // The pressed button disappears with the selection, so the focus moves here.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const timer = setTimeout(() => setOffered(false), undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])

  if (undo === null || !isOffered) return null
  return (
    <Button ref={button} variant="quiet" onClick={() => onUndo(undo, taken)}>
      {t('queue.undo')}
    </Button>
  )
}
