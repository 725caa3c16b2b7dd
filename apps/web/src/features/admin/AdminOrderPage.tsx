import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { AdminLayout } from './AdminLayout.tsx'

/** Loaded after the page, because it needs the backend. */
const OrderDesk = lazyPart(async () => (await import('./orders/OrderDesk.tsx')).OrderDesk)

/** `/dashboard/orders/:id`: one order, its steps, its customer and all that was done with it. */
export function Page() {
  const { t } = useTranslation('admin')
  const { id = '' } = useParams()
  return (
    <AdminLayout
      section="orders"
      title={t('orders.details.title')}
      description={t('orders.description')}
    >
      <OrderDesk id={id} />
    </AdminLayout>
  )
}
