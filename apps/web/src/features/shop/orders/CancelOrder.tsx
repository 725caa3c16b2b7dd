import { cancelOrder, codeOf, type Order } from '@storefront/domain'
import { wayContext } from '@storefront/i18n'
import { Banner, Button, ConfirmDialog } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { productsQuery } from '../catalog/useProducts.ts'
import styles from './Order.module.css'
import { useVisitorOrderCommand } from './visitorOrders.ts'

interface CancelOrderProps {
  readonly order: Order
  /** Whether its buyer may still cancel it. */
  readonly canCancel: boolean
}

/** The button that cancels a new, unpaid order after a confirmation, and the outcome. */
export function CancelOrder({ order, canCancel }: CancelOrderProps) {
  const { t } = useTranslation(['orders', 'shared'])
  const [isConfirming, setConfirming] = useState(false)
  const outcome = useRef<HTMLDivElement>(null)
  const services = useServices()
  const queries = useQueryClient()
  const cancel = useVisitorOrderCommand(cancelOrder)
  const { state, run, reset } = useAction('The order could not be cancelled', async () => {
    const cancelled = await cancel({ id: order.id })
    void queries.invalidateQueries({ queryKey: productsQuery(services).queryKey })
    return cancelled
  })

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
          {state.status === 'done'
            ? t('cancel.done')
            : t(`cancel.refused.${codeOf(state.error)}`, wayContext(order))}
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
        closeLabel={t('shared:close')}
        confirmLabel={t('cancel.confirm')}
        busyLabel={t('cancel.busy')}
        cancelLabel={t('cancel.keep')}
        onConfirm={() => void confirm()}
        busy={state.status === 'busy'}
        error={<ActionResult state={state} errorMessage={t('cancel.failed')} />}
      >
        <p>{t('cancel.text', wayContext(order))}</p>
        {order.paymentMethod === 'transfer' && <p>{t('cancel.transferMade')}</p>}
      </ConfirmDialog>
    </div>
  )
}
