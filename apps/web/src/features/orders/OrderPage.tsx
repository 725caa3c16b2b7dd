import { Loading } from '@storefront/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { useSession } from '../../shared/session/useSession.ts'
import styles from './OrdersPage.module.css'

/** Loaded after the page, with the code that calls the backend. */
const OwnOrder = lazyPart(async () => (await import('./OwnOrder.tsx')).OwnOrder)

/** `/orders/:id`: one of the visitor's own orders; with `?placed` the page is its confirmation. */
export function Page() {
  const { t } = useTranslation(['orders', 'shared'])
  const { id = '' } = useParams()
  const session = useSession()
  return (
    <div className={styles.page}>
      <PageHead title={t('order.title', { id })} description={t('order.description')} />
      {session.status === 'signed-in' && (
        <Suspense fallback={<Loading>{t('shared:loading')}</Loading>}>
          <OwnOrder key={id} uid={session.account.uid} id={id} />
        </Suspense>
      )}
    </div>
  )
}
