import { Loading } from '@storefront/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { useSession } from '../../shared/session/useSession.ts'
import { LazyOwnOrder } from './LazyOwnOrder.ts'
import styles from './OrdersPage.module.css'

/** `/orders/:id`: one of the visitor's own orders; with `?placed` the page is its confirmation. */
export function Page() {
  const { t } = useTranslation(['orders', 'shared'])
  const { id = '' } = useParams()
  const session = useSession()
  return (
    <div className={styles.page}>
      <PageHead title={t('order.pageTitle')} description={t('order.description')} />
      {session.status === 'signed-in' && (
        <Suspense fallback={<Loading>{t('shared:loading')}</Loading>}>
          <LazyOwnOrder key={id} uid={session.account.uid} id={id} />
        </Suspense>
      )}
    </div>
  )
}
