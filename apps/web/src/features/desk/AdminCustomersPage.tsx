import { AdminLayout } from './AdminLayout.tsx'
import { Customers } from './customers/Customers.tsx'

/** `/dashboard/customers`: the customers, and the results of the dashboard's search. */
export function Page() {
  return (
    <AdminLayout section="customers">
      <Customers />
    </AdminLayout>
  )
}
