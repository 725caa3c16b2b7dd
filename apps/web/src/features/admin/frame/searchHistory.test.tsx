import { demoAdmin } from '@storefront/backend/seed'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'

import { renderPage } from '../../../../testing/renderPage.tsx'
import { visit } from '../../../../testing/visit.ts'
import { AdminLayout } from '../AdminLayout.tsx'
import { es } from '../messages/es.ts'
import { Orders } from '../orders/Orders.tsx'
import { adminVisit } from '../testing/adminVisit.ts'
import { Users } from '../users/Users.tsx'

/** The state of the current entry in the browser's history. */
function HistoryEntry() {
  return <output aria-label="history">{JSON.stringify(useLocation())}</output>
}

it.each([
  ['orders', 'persona01@example.com', Orders, es.orders.filter.search],
  ['orders', 'Rosa Quishpe', Orders, es.orders.filter.search],
  ['orders', '0991234567', Orders, es.orders.filter.search],
  ['orders', 'Betancourt', Orders, es.orders.filter.search],
  ['users', 'persona01@example.com', Users, es.users.search],
])(
  'whom an admin looks for among the %s by %s is not in the history, and gone with the session',
  async (place, typed, List, label) => {
    const services = await visit(adminVisit())
    const page = (
      <AdminLayout section="overview" description="">
        <List />
        <HistoryEntry />
      </AdminLayout>
    )
    await renderPage(page, { services, path: `/dashboard/${place}` })
    await userEvent.type(await screen.findByLabelText(label), `${typed}{Enter}`)
    const entry = screen.getByLabelText('history')
    await expect.poll(() => entry.textContent).toContain('"state":{')
    expect(entry.textContent).not.toContain(typed.slice(0, 4))
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(typed)

    await act(() => services.session.signOut())
    await act(() => services.session.signIn(({ auth }) => auth.signIn(demoAdmin)))
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
  },
)
