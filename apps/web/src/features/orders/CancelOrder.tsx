import { err, ok } from '@storefront/domain'
import { Banner, Button, ConfirmDialog } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { useServices } from '../../shared/services.tsx'
import { useAction } from '../../shared/useAction.ts'
import { productsQuery } from '../catalog/useProducts.ts'
import { orderQueries } from './orderQueries.ts'
import styles from './OwnOrder.module.css'

interface CancelOrderProps {
  readonly uid: string
  readonly id: string
  /** Whether its buyer may still cancel it. */
  readonly canCancel: boolean
}

/** The way out of a pending order, asked twice; says how it went. */
export function CancelOrder({ uid, id, canCancel }: CancelOrderProps) {
  const { t } = useTranslation('orders')
  const [isAsked, setAsked] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const { state, run, reset } = useCancelOrder(uid, id)

  function ask(): void {
    reset()
    setAsked(true)
  }

  async function confirm(): Promise<void> {
    const cancelled = await run()
    if (cancelled !== null && cancelled.status !== 'outage') setAsked(false)
  }

  function close(): void {
    setAsked(false)
    // Said behind the dialog it was not heard, and the button that would get the focus back is gone.
    answer.current?.focus()
  }

  return (
    <div className={styles.cancel}>
      {(state.status === 'done' || state.status === 'refused') && (
        <Banner ref={answer} tabIndex={-1} tone={state.status === 'done' ? 'success' : 'warning'}>
          {t(`cancel.${state.status}`)}
        </Banner>
      )}
      {canCancel && (
        <Button variant="quiet" onClick={ask}>
          {t('cancel.action')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={close}
        title={t('cancel.question')}
        closeLabel={t('cancel.close')}
        confirmLabel={t('cancel.confirm')}
        busyLabel={t('cancel.busy')}
        cancelLabel={t('cancel.keep')}
        onConfirm={() => void confirm()}
        busy={state.status === 'busy'}
        trouble={
          state.status === 'outage' && (
            <OutageBanner failed={t('cancel.failed')} outage={state.code} />
          )
        }
      >
        <p>{t('cancel.text')}</p>
      </ConfirmDialog>
    </div>
  )
}

/** Cancels a user's own order; refused when somebody of the shop has taken it on meanwhile. */
function useCancelOrder(uid: string, id: string) {
  const services = useServices()
  const client = useQueryClient()
  return useAction('The order could not be cancelled', async () => {
    try {
      const cancelled = await (await services.loadBackend()).orders.move(id, 'cancelled')
      return cancelled.ok ? ok(undefined) : err('refused')
    } finally {
      // However it went, the order may stand elsewhere by now, and its bottles may be back.
      await Promise.all([
        client.invalidateQueries({ queryKey: orderQueries.own(uid) }),
        client.invalidateQueries({ queryKey: productsQuery(services).queryKey }),
      ])
    }
  })
}
