import { Loading } from '@storefront/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { useSession } from '../../shared/session/useSession.ts'
import styles from './Checkout.module.css'

/** Loaded after the page, with the code that calls the backend. */
const Checkout = lazyPart(async () => (await import('./Checkout.tsx')).Checkout)

/** `/checkout`: from a cart to an order, on one page. */
export function Page() {
  const { t } = useTranslation(['checkout', 'shared'])
  const session = useSession()
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      {session.status === 'signed-in' && (
        <Suspense fallback={<Loading>{t('shared:loading')}</Loading>}>
          <Checkout key={session.account.uid} account={session.account} />
        </Suspense>
      )}
    </div>
  )
}
