import { Banner, Button, ConfirmDialog } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../../../notices/OutageBanner.tsx'
import type { Cancelling } from '../useCancelOrder.ts'
import styles from './CancelOrder.module.css'

interface CancelOrderProps {
  readonly canCancel: boolean
  readonly cancelling: Cancelling
}

/** The way out of a pending order, asked twice; says how it went. */
export function CancelOrder({ canCancel, cancelling }: CancelOrderProps) {
  const { t } = useTranslation('orders')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, outcome, cancel } = cancelling

  async function confirm(): Promise<void> {
    const { status } = await cancel()
    if (status !== 'outage') setAsked(false)
  }

  return (
    <div className={styles.cancel}>
      {outcome?.status === 'done' && <Banner tone="success">{t('cancel.done')}</Banner>}
      {outcome?.status === 'refused' && <Banner tone="warning">{t('cancel.refused')}</Banner>}
      {canCancel && (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t('cancel.action')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('cancel.question')}
        closeLabel={t('cancel.close')}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        onConfirm={() => void confirm()}
        busy={isBusy}
        trouble={
          outcome?.status === 'outage' && (
            <OutageBanner failed={t('cancel.failed')} outage={outcome.code} />
          )
        }
      >
        <p>{t('cancel.text')}</p>
      </ConfirmDialog>
    </div>
  )
}
