import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { AdminLayout } from './AdminLayout.tsx'

/** Loaded after the page, because it needs the backend. */
const AdminOrder = lazyPart(async () => (await import('./orders/AdminOrder.tsx')).AdminOrder)

/** `/dashboard/orders/:id`: one order with its steps, its customer and its activity. */
export function Page() {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  return (
    <AdminLayout
      section="orders"
      title={t('orders.details.title')}
      description={t('orders.description')}
    >
      <AdminOrder id={id} />
    </AdminLayout>
  )
}
