import { err, ok } from '@storefront/domain'
import { Banner, Button, ConfirmDialog } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { useServices } from '../../shared/services.tsx'
import { useAction } from '../../shared/useAction.ts'
import { productsQuery } from '../catalog/useProducts.ts'
import styles from './OwnOrder.module.css'
import { ownOrderQueries } from './ownOrderQueries.ts'

interface CancelOrderProps {
  readonly uid: string
  readonly id: string
  /** Whether its buyer may still cancel it. */
  readonly canCancel: boolean
}

/** The button that cancels a pending order after a confirmation, and the outcome. */
export function CancelOrder({ uid, id, canCancel }: CancelOrderProps) {
  const { t } = useTranslation('orders')
  const [isConfirming, setConfirming] = useState(false)
  const outcome = useRef<HTMLDivElement>(null)
  const { state, run, reset } = useCancelOrder(uid, id)

  function ask(): void {
    reset()
    setConfirming(true)
  }

  async function confirm(): Promise<void> {
    const cancelled = await run()
    if (cancelled !== null && cancelled.status !== 'outage') setConfirming(false)
  }

  function close(): void {
    setConfirming(false)
    // The open dialog kept the outcome from being announced, and the button that opened it is removed.
    outcome.current?.focus()
  }

  return (
    <div className={styles.cancel}>
      {(state.status === 'done' || state.status === 'refused') && (
        <Banner ref={outcome} tabIndex={-1} tone={state.status === 'done' ? 'success' : 'warning'}>
          {t(`cancel.${state.status}`)}
        </Banner>
      )}
      {canCancel && (
        <Button variant="quiet" onClick={ask}>
          {t('cancel.action')}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        onClose={close}
        title={t('cancel.question')}
        closeLabel={t('cancel.close')}
        confirmLabel={t('cancel.confirm')}
        busyLabel={t('cancel.busy')}
        cancelLabel={t('cancel.keep')}
        onConfirm={() => void confirm()}
        busy={state.status === 'busy'}
        error={
          state.status === 'outage' && (
            <OutageBanner errorMessage={t('cancel.failed')} outage={state.code} />
          )
        }
      >
        <p>{t('cancel.text')}</p>
      </ConfirmDialog>
    </div>
  )
}

/** Cancels a user's own order; refused when an admin has moved it on since. */
function useCancelOrder(uid: string, id: string) {
  const services = useServices()
  const client = useQueryClient()
  return useAction('The order could not be cancelled', async () => {
    try {
      const cancelled = await (await services.loadBackend()).orders.takeStep(id, 'cancelled')
      return cancelled.ok ? ok(undefined) : err('refused')
    } finally {
      // Even a refusal or an outage can mean that the order's status and the stock have changed.
      await Promise.all([
        client.invalidateQueries({ queryKey: ownOrderQueries.all(uid) }),
        client.invalidateQueries({ queryKey: productsQuery(services).queryKey }),
      ])
    }
  })
}
