import { DeskLayout } from './DeskLayout.tsx'
import { DemoRestart } from './overview/DemoRestart.tsx'
import { Overview } from './overview/Overview.tsx'

/** `/dashboard/AdminHome`: the dashboard's first page. */
export function Page() {
  return (
    <DeskLayout section="overview">
      <Overview />
      <DemoRestart />
    </DeskLayout>
  )
}
