import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import styles from './OrdersPage.module.css'
import { OrderView } from './OrderView.tsx'

/** `/orders/:id`: one order; with `?placed` the page is its confirmation. */
export function Page() {
  const { t } = useTranslation('orders')
  const { id = '' } = useParams()
  return (
    <div className={styles.page}>
      <PageHead title={t('order.pageTitle')} description={t('order.description')} />
      <OrderView key={id} id={id} />
    </div>
  )
}
