import type { Order } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { undoSeconds } from '../frame/undoSeconds.ts'
import styles from './StepNotice.module.css'
import { undoOf, type OrderSteps } from './useOrderSteps.ts'

interface StepNoticeProps {
  readonly order: Order
  readonly steps: Pick<OrderSteps, 'state' | 'take'>
}

/** What the last step did, with a button that undoes it, or why it was not taken. */
export function StepNotice({ order, steps }: StepNoticeProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { state, take } = steps
  const taken = state.status === 'done' ? state.value : null
  // What somebody else has done, before it or since, is theirs to undo.
  const isLast = taken?.already === false && taken.order.updatedAt === order.updatedAt
  const undo = isLast ? undoOf(taken.step) : null
  return (
    <>
      <div role="status">
        {taken !== null && (
          <TimedNotice
            key={taken.order.updatedAt}
            onUndo={undo === null ? null : () => void take(undo)}
          >
            {taken.already
              ? t('orders.done.already')
              : t(`orders.done.${taken.step}`, { total: formatMoney(order.totalCents, language) })}
          </TimedNotice>
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

interface TimedNoticeProps {
  /** Null if there is nothing to undo. */
  readonly onUndo: (() => void) | null
  readonly children: string
}

/** A notice that disappears after `undoSeconds`, unless the pointer or the focus is on it. */
function TimedNotice({ onUndo, children }: TimedNoticeProps) {
  const { t } = useTranslation('admin')
  const [isShown, setShown] = useState(true)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const timer = isHeld ? undefined : setTimeout(() => setShown(false), undoSeconds * 1000)
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
