import { ok } from '@storefront/domain'
import { Button, ConfirmDialog, Text } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import styles from '../frame/DeskSection.module.css'
import { DeskSection } from '../frame/DeskSection.tsx'

/** Resets the demonstration: to an empty shop, or to one with orders and customers. */
type RestartDemo = (start: 'empty' | 'full') => Promise<void>

declare module '../../../shared/services.tsx' {
  interface Services {
    /** Null in a real shop. */
    readonly restartDemo: RestartDemo | null
  }
}

type Start = Parameters<RestartDemo>[0]

/** In the demonstration, restarts the shop empty or with sample data; elsewhere renders nothing. */
export function DemoRestart() {
  const { restartDemo } = useServices()
  return restartDemo === null ? null : <Restart restartDemo={restartDemo} />
}

function Restart({ restartDemo }: { readonly restartDemo: RestartDemo }) {
  const { t } = useTranslation('desk')
  const [start, setStart] = useState<Start>('empty')
  const [isConfirming, setConfirming] = useState(false)
  const { state, run, reset } = useAction('The demonstration could not be restarted', async () => {
    await restartDemo(start)
    return ok(undefined)
  })

  function confirm(selected: Start): void {
    reset()
    setStart(selected)
    setConfirming(true)
  }

  return (
    <DeskSection id="demo" title={t('demo.title')} isApart>
      <Text look="soft">{t('demo.lead')}</Text>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => confirm('empty')}>
          {t('demo.empty.action')}
        </Button>
        <Button variant="quiet" onClick={() => confirm('full')}>
          {t('demo.full.action')}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t(`demo.${start}.title`)}
        closeLabel={t('close')}
        confirmLabel={t(`demo.${start}.action`)}
        busyLabel={t('demo.busy')}
        cancelLabel={t('demo.cancel')}
        onConfirm={() => void run()}
        // Stays busy when done, until the page has reloaded.
        busy={state.status === 'busy' || state.status === 'done'}
        error={<ActionResult state={state} errorMessage={t('demo.failed')} />}
      >
        <p>{t(`demo.${start}.text`)}</p>
        <p>{t('demo.kept')}</p>
      </ConfirmDialog>
    </DeskSection>
  )
}
