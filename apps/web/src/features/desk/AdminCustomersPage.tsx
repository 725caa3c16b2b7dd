import { useTranslation } from 'react-i18next'

import { AdminLayout } from './AdminLayout.tsx'
import { Customers } from './customers/Customers.tsx'

/** `/dashboard/customers`: the customers, and the results of the dashboard's search. */
export function Page() {
  const { t } = useTranslation('desk')
  return (
    <AdminLayout section="customers" description={t('customers.description')}>
      <Customers />
    </AdminLayout>
  )
}
