import {
  assertNever,
  correctionOf,
  type Correction,
  type Order,
  type Step,
} from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import styles from './StepNotice.module.css'
import type { OrderSteps } from './useOrderSteps.ts'

/** How long a step can be undone from its notice, in ms. Later it is a correction among the order's actions. */
const undoMs = 10_000

interface StepNoticeProps {
  readonly order: Order
  readonly steps: OrderSteps
}

/** What the last step did, with a button that undoes it, or why it was not taken. */
export function StepNotice({ order, steps }: StepNoticeProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { state, take } = steps
  const taken = state.status === 'done' ? state.value : null
  const undo = taken === null ? null : undoOf(taken)
  return (
    <>
      <div role="status" className={styles.place}>
        {taken !== null && (
          <Undoable key={order.updatedAt} onUndo={undo === null ? null : () => void take(undo)}>
            {t(`orders.done.${taken}`, { total: formatMoney(order.totalCents, language) })}
          </Undoable>
        )}
      </div>
      {state.status === 'refused' && (
        <Banner tone="warning">{t(`orders.steps.${state.error}`)}</Banner>
      )}
      {state.status === 'outage' && (
        <OutageBanner errorMessage={t('orders.steps.failed')} outage={state.code} />
      )}
    </>
  )
}

/** The correction of a step; a correction has none, and neither has a cancellation. */
function undoOf(step: Step | Correction): Correction | null {
  switch (step) {
    case 'received':
    case 'shipped':
    case 'delivered':
    case 'collected':
    case 'refunded':
      return correctionOf(step)
    case 'cancelled':
    case 'receivedUndone':
    case 'shippedUndone':
    case 'deliveredUndone':
    case 'collectedUndone':
    case 'refundedUndone':
      return null
    default:
      return assertNever(step)
  }
}

interface UndoableProps {
  /** Null if there is nothing to undo. */
  readonly onUndo: (() => void) | null
  readonly children: string
}

/** A notice that leaves after ten seconds, unless somebody is at it. */
function Undoable({ onUndo, children }: UndoableProps) {
  const { t } = useTranslation('admin')
  const [isShown, setShown] = useState(true)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const timer = isHeld ? undefined : setTimeout(() => setShown(false), undoMs)
    return () => clearTimeout(timer)
  }, [isHeld])
  if (!isShown) return null
  return (
    <div
      className={styles.notice}
      data-held={isHeld || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{children}</p>
      {onUndo !== null && (
        <Button variant="quiet" onClick={onUndo}>
          {t('orders.page.undo')}
        </Button>
      )}
    </div>
  )
}
