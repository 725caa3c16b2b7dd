import { DeskLayout } from './DeskLayout.tsx'
import { Settings } from './settings/Settings.tsx'

/** `/dashboard/settings`: the shop's settings, such as shipping and pauses of sales. */
export function Page() {
  return (
    <DeskLayout section="settings">
      <Settings />
    </DeskLayout>
  )
}
