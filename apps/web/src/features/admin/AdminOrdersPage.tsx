import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { AdminFrame } from './frame/AdminFrame.tsx'

/** What asks the backend comes after the page. */
const Orders = lazyPart(async () => (await import('./orders/Orders.tsx')).Orders)

/** `/dashboard/orders`: every order, newest first, to be found, moved on and exported. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminFrame section="orders" description={t('orders.description')}>
      <Orders />
    </AdminFrame>
  )
}
