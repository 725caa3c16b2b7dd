import { err, ok, type OrderFilter, type Result } from '@storefront/domain'
import { Button, ConfirmDialog } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { adminOrderPath, orderQueries } from '../orders/orderQueries.ts'
import { cancelOrders, type CancellationProgress } from './cancelOrders.ts'
import styles from './Queue.module.css'

/** Cancels the pending orders that match a filter. Leaving the page stops it. */
export function useCancelPendingOrders() {
  const services = useServices()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<CancellationProgress | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const action = useAction('The pending orders could not be cancelled', cancelAll)
  return { ...action, progress, refresh }

  async function cancelAll(
    filter: OrderFilter,
  ): Promise<Result<CancellationProgress, CancellationProgress>> {
    const { signal } = (running.current = new AbortController())
    setProgress(null)
    const backend = await services.loadBackend()
    const done = await cancelOrders(backend, filter, setProgress, signal)
    return done.kept.length === 0 ? ok(done) : err(done)
  }

  function refresh(): void {
    void queries.invalidateQueries({ queryKey: orderQueries.all })
    // Cancelling returns bottles to the stock.
    void queries.invalidateQueries({ queryKey: productsQuery(services).queryKey })
  }
}

type Cancelling = ReturnType<typeof useCancelPendingOrders>

interface CancelPendingOrdersProps {
  readonly cancelling: Cancelling
  readonly filter: OrderFilter
  readonly count: number
}

/** A ref callback that moves the focus to the title above when the focused button is removed. */
function moveFocusToTitle(button: HTMLButtonElement | null) {
  return () => {
    if (button !== document.activeElement) return
    button?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
  }
}

/** The button that cancels these orders after confirmation. */
export function CancelPendingOrders({ cancelling, filter, count }: CancelPendingOrdersProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const [isConfirming, setConfirming] = useState(false)
  const { state, run, progress, refresh } = cancelling
  const isBusy = state.status === 'busy'
  const number = (value: number) => formatNumber(value, language)
  const numbers = { count, number: number(count) }
  const action = t('overview.stale.cancel', numbers)

  async function confirm(): Promise<void> {
    await run(filter)
    // Closes the dialog first, so that it returns the focus to the button before a reload can remove the button.
    flushSync(() => setConfirming(false))
    refresh()
  }

  if (count === 0 && !isConfirming) return null
  return (
    <>
      <Button ref={moveFocusToTitle} variant="quiet" onClick={() => setConfirming(true)}>
        {action}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          open
          title={t('overview.stale.title', numbers)}
          closeLabel={t('close')}
          cancelLabel={t('back')}
          confirmLabel={action}
          busyLabel={t('overview.stale.busy')}
          busy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setConfirming(false)}
          error={
            <div role="status">
              {isBusy && progress !== null && <CancelProgressBar {...progress} number={number} />}
            </div>
          }
        >
          <p>{t('overview.stale.text', { count })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

interface CancelProgressBarProps extends CancellationProgress {
  readonly number: (value: number) => string
}

function CancelProgressBar({ all, cancelled, kept, number }: CancelProgressBarProps) {
  const { t } = useTranslation('admin')
  const done = cancelled + kept.length
  return (
    <>
      <p>{t('overview.stale.progress', { done: number(done), all: number(all) })}</p>
      <progress value={done} max={Math.max(all, 1)} aria-hidden />
    </>
  )
}

/** How many orders were cancelled and which could not be. */
export function CancelPendingOrdersResult({ state, progress }: Cancelling) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { all, cancelled } = progress ?? { all: 0, cancelled: 0 }
  const numbers = { count: cancelled, number: formatNumber(cancelled, language) }
  return (
    <ActionResult
      state={state}
      done={() => t('overview.stale.done', numbers)}
      refused={renderKept}
      errorMessage={
        cancelled === 0
          ? t('overview.stale.none')
          : t('overview.stale.some', { ...numbers, all: formatNumber(all, language) })
      }
    />
  )
}

const renderKept = (cancelling: CancellationProgress) => <KeptOrders {...cancelling} />

/** The orders that were not cancelled, each with a link. */
function KeptOrders({ cancelled, kept }: CancellationProgress) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const numbers = (count: number) => ({ count, number: formatNumber(count, language) })
  return (
    <>
      {cancelled > 0 && <p>{t('overview.stale.done', numbers(cancelled))}</p>}
      <p>{t('overview.stale.kept', numbers(kept.length))}</p>
      <p className={styles.kept}>
        {kept.map(({ id, number }) => (
          <LocalizedLink key={id} to={adminOrderPath(id)}>
            {number}
          </LocalizedLink>
        ))}
      </p>
    </>
  )
}
