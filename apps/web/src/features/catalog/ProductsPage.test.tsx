import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { hydratePage } from '../../app/testing/renderPage.tsx'
import { visit } from '../../app/testing/visit.ts'
import { es } from './messages/es.ts'
import { Page } from './ProductsPage.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const addButtons = () => screen.findAllByRole('button', { name: /^Agregar .* al carrito$/ })

// Each takes a slow phone 80 ms or more.
it('neither has the page laid out nor makes a formatter, as it is taken over and when a bottle is added', async () => {
  const formatters = vi.spyOn(Intl, 'NumberFormat')
  const layouts = [
    vi.spyOn(Element.prototype, 'getBoundingClientRect'),
    vi.spyOn(Element.prototype, 'scrollIntoView'),
    vi.spyOn(window, 'scrollY', 'get'),
  ]
  const services = await visit()
  await act(() => hydratePage(<Page />, { path: '/products', services }))
  const [add] = await addButtons()
  act(() => add?.click())
  expect(await screen.findByRole('link', { name: es.viewCart })).toBeDefined()
  for (const called of [formatters, ...layouts]) expect(called).not.toHaveBeenCalled()
})
