import { useTranslation } from 'react-i18next'

import { AdminFrame } from './frame/AdminFrame.tsx'
import { Orders } from './orders/Orders.tsx'

/** `/dashboard/orders`: every order, newest first, to be found, moved on and exported. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminFrame section="orders" description={t('orders.description')}>
      <Orders />
    </AdminFrame>
  )
}
