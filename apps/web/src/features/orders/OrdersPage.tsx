import { Loading } from '@storefront/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { useSession } from '../../shared/session/useSession.ts'
import styles from './OrdersPage.module.css'

/** Loaded after the page, with the code that calls the backend. */
const OrderHistory = lazyPart(async () => (await import('./OrderHistory.tsx')).OrderHistory, {
  namespace: 'account',
})

/** `/orders`: the visitor's own orders. */
export function Page() {
  const { t } = useTranslation(['orders', 'shared'])
  const session = useSession()
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {session.status === 'signed-in' && (
        <Suspense fallback={<Loading>{t('shared:loading')}</Loading>}>
          <OrderHistory account={session.account} />
        </Suspense>
      )}
    </div>
  )
}
