import { Banner, Button, ConfirmDialog } from '@storefront/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
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
  const answer = useRef<HTMLDivElement>(null)
  const { isBusy, outcome, cancel, forget } = cancelling

  function ask(): void {
    forget()
    setAsked(true)
  }

  async function confirm(): Promise<void> {
    const { status } = await cancel()
    if (status !== 'outage') setAsked(false)
  }

  function close(): void {
    setAsked(false)
    // Said behind the dialog it was not heard, and the button that would get the focus back is gone.
    answer.current?.focus()
  }

  return (
    <div className={styles.cancel}>
      {outcome !== null && outcome.status !== 'outage' && (
        <Banner ref={answer} tabIndex={-1} tone={outcome.status === 'done' ? 'success' : 'warning'}>
          {t(`cancel.${outcome.status}`)}
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
