import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { AdminLayout } from './AdminLayout.tsx'
import { AdminOrder } from './orders/AdminOrder.tsx'

/** `/dashboard/orders/:id`: one order with its steps, its customer and its activity. */
export function Page() {
  const { t } = useTranslation('desk')
  const { id = '' } = useParams()
  return (
    <AdminLayout section="orders" title={t('orders.details.title')}>
      <AdminOrder id={id} />
    </AdminLayout>
  )
}
