import type { Account } from '@storefront/domain'
import { Button } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { AccountSection } from '../forms/AccountLayout.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { DownloadData } from './DownloadData.tsx'
import styles from './Rights.module.css'

/** What the law lets everybody do with what is kept of them: take it along, and have it erased. */
export function RightsSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const [isDeleting, setDeleting] = useState(false)
  return (
    <AccountSection id="rights" title={t('rights.title')} lead={t('rights.lead')}>
      <div className={styles.rights}>
        <DownloadData account={account} />
        <div className={styles.right}>
          <h3>{t('rights.delete.title')}</h3>
          <p>{t('rights.delete.lead')}</p>
          <Button variant="secondary" onClick={() => setDeleting(true)}>
            {t('rights.delete.open')}
          </Button>
        </div>
      </div>
      <p className={styles.more}>
        <LocalizedLink to="/privacy">{t('rights.privacy')}</LocalizedLink>
      </p>
      <DeleteAccountDialog account={account} open={isDeleting} onClose={() => setDeleting(false)} />
    </AccountSection>
  )
}
