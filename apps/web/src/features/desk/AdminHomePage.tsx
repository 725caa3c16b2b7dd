import { AdminLayout } from './AdminLayout.tsx'
import { DemoRestart } from './overview/DemoRestart.tsx'
import { Overview } from './overview/Overview.tsx'

/** `/dashboard/AdminHome`: the dashboard's first page. */
export function Page() {
  return (
    <AdminLayout section="overview">
      <Overview />
      <DemoRestart />
    </AdminLayout>
  )
}
