import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createTestServices } from '../../../testing/createTestServices.ts'
import { ServicesProvider, type Log } from '../../shared/services.tsx'
import { PageBoundary } from './PageBoundary.tsx'

// React logs the errors that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const error = new TypeError('Failed to fetch dynamically imported module')

/** A site whose pages cannot be loaded, except `/cart`. */
function Page() {
  if (useLocation().pathname !== '/cart') throw error
  return <h1>Tu carrito</h1>
}

/** Opens an address whose page cannot be rendered. */
function openBrokenPage(address: string) {
  const log = vi.fn<Log>()
  render(
    <ServicesProvider services={createTestServices({ log })}>
      <MemoryRouter initialEntries={[address]}>
        <PageBoundary>
          <Page />
        </PageBoundary>
        <Link to="/cart">Carrito</Link>
      </MemoryRouter>
    </ServicesProvider>,
  )
  return { log }
}

describe('a page that cannot be shown', () => {
  it.each([
    ['/home', 'es', 'Esta página se nos derramó'],
    ['/en/home', 'en', 'We spilled this page'],
  ])('at %s says so in %s', (address, language, title) => {
    openBrokenPage(address)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByRole('main').lang).toBe(language)
  })

  it('logs why', () => {
    const { log } = openBrokenPage('/home')
    expect(log).toHaveBeenCalledWith('A page broke', error)
  })

  it('can be loaded again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
    openBrokenPage('/home')
    await userEvent.click(screen.getByRole('button', { name: 'Recargar la página' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not stand in the way of another page', async () => {
    openBrokenPage('/home')
    await userEvent.click(screen.getByRole('link', { name: 'Carrito' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tu carrito')
  })
})
