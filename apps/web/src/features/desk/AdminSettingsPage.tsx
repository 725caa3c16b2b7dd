import { AdminLayout } from './AdminLayout.tsx'
import { Settings } from './settings/Settings.tsx'

/** `/dashboard/settings`: the shop's settings, such as shipping and pauses of sales. */
export function Page() {
  return (
    <AdminLayout section="settings">
      <Settings />
    </AdminLayout>
  )
}
