import { demoAdmin } from '@storefront/backend/seed'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useLocation } from 'react-router-dom'

import { renderPage } from '../../../app/testing/renderPage.tsx'
import { Orders } from '../orders/Orders.tsx'
import { Users } from '../users/Users.tsx'
import { es } from '../messages/es.ts'
import { adminVisit } from '../testing/adminVisit.ts'
import { AdminFrame } from './AdminFrame.tsx'

/** What the browser's history keeps with the page. */
function HistoryEntry() {
  return <output aria-label="history">{JSON.stringify(useLocation())}</output>
}

it.each([
  ['orders', Orders, es.orders.filter.search],
  ['users', Users, es.users.search],
])(
  'an address that an admin looks for among the %s is not in the history, and gone with the session',
  async (place, List, label) => {
    const services = await adminVisit()()
    const page = (
      <AdminFrame section="overview" description="">
        <List />
        <HistoryEntry />
      </AdminFrame>
    )
    await renderPage(page, { services, path: `/dashboard/${place}` })
    await userEvent.type(await screen.findByLabelText(label), 'persona01@example.com{Enter}')
    const entry = screen.getByLabelText('history')
    await expect.poll(() => entry.textContent).toContain('"state":{')
    expect(entry.textContent).not.toContain('persona01')
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('persona01@example.com')

    await act(() => services.session.signOut())
    await act(() => services.session.signIn(({ auth }) => auth.signIn(demoAdmin)))
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
  },
)
