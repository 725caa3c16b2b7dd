import { Loading } from '@storefront/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { LazyOrderView } from './LazyOrderView.ts'
import styles from './OrdersPage.module.css'

/** `/orders/:id`: one order; with `?placed` the page is its confirmation. */
export function Page() {
  const { t } = useTranslation(['orders', 'shared'])
  const { id = '' } = useParams()
  return (
    <div className={styles.page}>
      <PageHead title={t('order.pageTitle')} description={t('order.description')} />
      <Suspense fallback={<Loading>{t('shared:loading')}</Loading>}>
        <LazyOrderView key={id} id={id} />
      </Suspense>
    </div>
  )
}
