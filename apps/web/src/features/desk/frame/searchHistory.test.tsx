import { demoAdmin } from '@storefront/backend/seed'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'

import { renderPage } from '../../../../testing/renderPage.tsx'
import { visit } from '../../../../testing/visit.ts'
import { DeskLayout } from '../DeskLayout.tsx'
import { es } from '../messages/es.ts'
import { adminVisit } from '../testing/adminVisit.ts'

/** The state of the current entry in the browser's history. */
function HistoryEntry() {
  return <output aria-label="history">{JSON.stringify(useLocation())}</output>
}

it.each(['persona01@example.com', 'Rosa Quishpe', '0991234567', '1710034065'])(
  'whom an admin looks for by %s is not in the history, and gone with the session',
  async (typed) => {
    const label = es.search.label
    const services = await visit(adminVisit())
    const page = (
      <DeskLayout section="overview">
        <HistoryEntry />
      </DeskLayout>
    )
    await renderPage(page, { services, path: '/dashboard/orders' })
    await userEvent.type(await screen.findByLabelText(label), `${typed}{Enter}`)
    const entry = screen.getByLabelText('history')
    await expect.poll(() => entry.textContent).toContain('"state":{')
    expect(entry.textContent).toContain('/dashboard/customers')
    expect(entry.textContent).not.toContain(typed.slice(0, 4))
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(typed)

    await act(() => services.session.signOut())
    await act(() => services.session.signIn(({ auth }) => auth.signIn(demoAdmin)))
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
  },
)
