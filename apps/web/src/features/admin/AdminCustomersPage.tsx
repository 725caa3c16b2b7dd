import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { AdminLayout } from './AdminLayout.tsx'

/** Loaded after the page, because it needs the backend. */
const Customers = lazyPart(async () => (await import('./customers/Customers.tsx')).Customers)

/** `/dashboard/customers`: the customers, and the results of the dashboard's search. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminLayout section="customers" description={t('customers.description')}>
      <Customers />
    </AdminLayout>
  )
}
