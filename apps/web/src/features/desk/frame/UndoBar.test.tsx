import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderPage } from '../../../../testing/renderPage.tsx'
import { useReport, WithUndoBar, type Report } from './UndoBar.tsx'

const undo = vi.fn<() => void>()

/** A page with a button that does something that can be undone. */
function Page({ report }: { readonly report: Report }) {
  const { show } = useReport()
  return <button onClick={() => show(report)}>Act</button>
}

async function doIt(report: Partial<Report> = {}): Promise<void> {
  await renderPage(
    <WithUndoBar>
      <Page report={{ text: 'Done.', undo, ...report }} />
    </WithUndoBar>,
    { path: '/dashboard/orders' },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Act' }))
}

const undoButton = () => screen.queryByRole('button', { name: 'Deshacer' })

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

beforeEach(() => {
  undo.mockClear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

it('undoes what was done for ten seconds', async () => {
  await doIt()
  expect(screen.getByRole('status').textContent).toContain('Done.')
  pass(9_000)
  fireEvent.click(undoButton() ?? document.body)
  expect(undo).toHaveBeenCalledOnce()
  pass(2_000)
  expect(undoButton()).toBeNull()
})

it('stays while somebody is at it', async () => {
  await doIt()
  fireEvent.focus(undoButton() ?? document.body)
  pass(60_000)
  expect(undoButton()).not.toBeNull()
  fireEvent.blur(undoButton() ?? document.body)
  pass(11_000)
  expect(undoButton()).toBeNull()
})

it('names what could not be done until it is closed', async () => {
  await doIt({ problems: [{ text: 'Not A-1001.', to: '/dashboard/orders/1' }] })
  pass(60_000)
  expect(undoButton()).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('Not A-1001.')
  expect(screen.getByRole('link', { name: 'Ver' }).getAttribute('href')).toBe('/dashboard/orders/1')
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.getByRole('status').textContent).toBe('')
})
