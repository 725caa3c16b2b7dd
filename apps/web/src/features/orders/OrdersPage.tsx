import { Loading } from '@storefront/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { PageHead } from '../../routes/PageHead.tsx'
import { useSession } from '../../session/useSession.ts'
import styles from './OrdersPage.module.css'

/** What asks the backend comes after the page. */
const History = lazy(async () => ({ default: (await import('./History.tsx')).History }))

/** `/orders`: what the visitor has ordered. */
export function Page() {
  const { t } = useTranslation(['orders', 'shell'])
  const session = useSession()
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description')} isPrivate />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {session.status === 'signed-in' && (
        <Suspense fallback={<Loading>{t('shell:loading')}</Loading>}>
          <History uid={session.account.uid} />
        </Suspense>
      )}
    </div>
  )
}
