import { Outage } from '@storefront/domain'
import { useInfiniteQuery } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { createTestServices } from '../../../testing/createTestServices.ts'
import { renderPage } from '../../../testing/renderPage.tsx'
import { QueryBoundary } from './QueryBoundary.tsx'
import { ShowMore } from './ShowMore.tsx'

type Load = (page: number) => Promise<readonly number[]>

interface RowsProps {
  readonly load: Load
}

/** Rows in three pages. */
function Rows({ load }: RowsProps) {
  const list = useInfiniteQuery({
    queryKey: ['rows'],
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: 1,
    getNextPageParam: (_, pages) => (pages.length < 3 ? pages.length + 1 : null),
  })
  return (
    <QueryBoundary query={list} errorMessage="No pudimos leer las filas.">
      {({ pages }) => (
        <>
          <ul>
            {pages.flat().map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
          <ShowMore list={list} count={pages.flat().length}>
            Mostrar más
          </ShowMore>
        </>
      )}
    </QueryBoundary>
  )
}

async function openRows() {
  const load = vi.fn<Load>(async (page) => [page * 2, page * 2 + 1])
  const services = createTestServices()
  await renderPage(<Rows load={load} />, { services })
  const button = await screen.findByRole('button', { name: 'Mostrar más' })
  return { button, load, queryClient: services.queryClient }
}

it('tells how many rows are there, and keeps the focus, also after the last page', async () => {
  const { button } = await openRows()
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await userEvent.click(button)
  await expect.poll(() => status.textContent).toBe('4 a la vista')
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  await expect.poll(() => status.textContent).toBe('6 a la vista')
  expect(button.isConnected).toBe(false)
  expect(document.activeElement).toBe(status)
})

it('loads no page while the list is read again, which that would end', async () => {
  const { button, load, queryClient } = await openRows()
  load.mockReturnValue(new Promise(() => undefined))
  act(() => void queryClient.invalidateQueries())
  await userEvent.click(button)
  expect(load.mock.calls).toEqual([[1], [1]])
})

it('says below the rows that a page failed, and asks for that page alone again', async () => {
  const { button, load } = await openRows()
  load.mockRejectedValueOnce(new Outage('offline', 'No network'))
  await userEvent.click(button)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^No pudimos cargar más\. /)
  const list = screen.getByRole('list')
  expect(list.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(4)
  expect(load.mock.calls).toEqual([[1], [2], [2]])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('has all its pages for a visitor who comes back after an hour', async () => {
  const { button, queryClient } = await openRows()
  await userEvent.click(button)
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(4)
  vi.useFakeTimers()
  cleanup()
  vi.advanceTimersByTime(60 * 60_000)
  vi.useRealTimers()
  expect(queryClient.getQueryData(['rows'])).toMatchObject({ pages: [expect.anything(), [4, 5]] })
})
