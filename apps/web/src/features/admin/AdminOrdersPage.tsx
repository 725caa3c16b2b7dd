import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { AdminLayout } from './AdminLayout.tsx'

/** Loaded after the page, because it needs the backend. */
const Orders = lazyPart(async () => (await import('./orders/Orders.tsx')).Orders)

/** `/dashboard/orders`: all orders, newest first, to search, update and export. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminLayout section="orders" description={t('orders.description')}>
      <Orders />
    </AdminLayout>
  )
}
