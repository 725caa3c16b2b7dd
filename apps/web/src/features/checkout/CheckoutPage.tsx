import { Loading } from '@storefront/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { useSession } from '../../shared/session/useSession.ts'
import styles from './Checkout.module.css'

/** Loaded after the page: the cart, which it shows, is not printed into the page. */
const Checkout = lazyPart(async () => (await import('./Checkout.tsx')).Checkout)

/** `/checkout`: from a cart to an order, on one page. A guest's account is made with the order. */
export function Page() {
  const { t } = useTranslation(['checkout', 'shared'])
  const session = useSession()
  const account = session.status === 'signed-in' ? session.account : null
  const visit = useVisit(account?.uid ?? null)
  const loading = <Loading>{t('shared:loading')}</Loading>
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.soft}>{t('lead')}</p>
      </header>
      {session.status === 'checking' ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          <Checkout key={visit} account={account} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Counts the visitors of the page. A guest who signs in is still the same; when a session ends, nothing of it may
 * be left on the page.
 */
function useVisit(uid: string | null): number {
  const [visit, setVisit] = useState({ uid, count: 0 })
  if (visit.uid !== uid) setVisit({ uid, count: visit.count + (visit.uid === null ? 0 : 1) })
  return visit.count
}
