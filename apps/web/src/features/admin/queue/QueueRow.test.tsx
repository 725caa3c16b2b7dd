import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { renderPage } from '../../../../testing/renderPage.tsx'
import { visit } from '../../../../testing/visit.ts'
import { QueueRow } from './QueueRow.tsx'

/** A section of the queue with one row, whose button removes it. */
function Section() {
  const [isOwed, setOwed] = useState(true)
  return (
    <section>
      <h3 tabIndex={-1}>Enviar</h3>
      {isOwed && (
        <QueueRow name="Rosa" to="/dashboard/orders/1" caption="">
          <button onClick={() => setOwed(false)}>Enviado</button>
        </QueueRow>
      )}
    </section>
  )
}

it('leaves the focus to the title of its section when it is removed', async () => {
  await renderPage(<Section />, { services: await visit(), path: '/home' })
  const button = screen.getByRole('button', { name: 'Enviado' })
  button.focus()
  act(() => button.click())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Enviar' }))
})
