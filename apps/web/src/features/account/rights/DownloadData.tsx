import { type Account, type OutageCode, outageCodeOf } from '@storefront/domain'
import { Button } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../shared/services.tsx'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { collectOwnData } from './collectOwnData.ts'
import styles from './RightsSection.module.css'
import { saveFile } from '../../../shared/saveFile.ts'

/** Gives the visitor everything that is kept of them, as a file that other programs read. */
export function DownloadData({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const { loadBackend, now, log } = useServices()
  const [status, setStatus] = useState<'idle' | 'busy' | 'done' | OutageCode>('idle')

  async function download(): Promise<void> {
    setStatus('busy')
    try {
      const data = await collectOwnData(await loadBackend(), account, now())
      saveFile(t('rights.download.file'), 'application/json', JSON.stringify(data, null, 2))
      setStatus('done')
    } catch (cause) {
      log('The visitor’s data could not be collected', cause)
      setStatus(outageCodeOf(cause))
    }
  }

  const isFailed = status !== 'idle' && status !== 'busy' && status !== 'done'
  return (
    <div className={styles.right}>
      <h3>{t('rights.download.title')}</h3>
      <div>
        <p>{t('rights.download.lead')}</p>
        <p role="status">{status === 'done' && t('rights.download.done')}</p>
        {isFailed && <OutageBanner failed={t('rights.download.failed')} outage={status} />}
      </div>
      <Button
        variant="secondary"
        busy={status === 'busy'}
        busyLabel={t('rights.download.busy')}
        onClick={() => void download()}
      >
        {t('rights.download.start')}
      </Button>
    </div>
  )
}
