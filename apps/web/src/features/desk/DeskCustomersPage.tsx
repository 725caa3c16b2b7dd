import { Customers } from './customers/Customers.tsx'
import { DeskLayout } from './DeskLayout.tsx'

/** `/dashboard/customers`: the customers, and the results of the dashboard's search. */
export function Page() {
  return (
    <DeskLayout section="customers">
      <Customers />
    </DeskLayout>
  )
}
