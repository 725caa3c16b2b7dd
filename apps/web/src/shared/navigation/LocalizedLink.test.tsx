import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createI18n } from '../i18n/createI18n.ts'
import { createPageTransitions, LocalizedLink, PageTransitionsContext } from './LocalizedLink.tsx'

const i18n = await createI18n('es', () => Promise.resolve({}), [])
const load = vi.fn<(pathname: string) => Promise<boolean>>()

function Links() {
  const navigate = useNavigate()
  return (
    <>
      <LocalizedLink to="/cart">cart</LocalizedLink>
      <LocalizedLink to="/home">home</LocalizedLink>
      <button type="button" onClick={() => void navigate('/en/home', { replace: true })}>
        English
      </button>
    </>
  )
}

beforeEach(() => {
  history.replaceState(null, '', '/home')
  load.mockReset().mockResolvedValue(true)
  render(
    <PageTransitionsContext value={createPageTransitions(load)}>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter>
          <Links />
        </BrowserRouter>
      </I18nextProvider>
    </PageTransitionsContext>,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))

describe('a link to another page', () => {
  it('leads there, as an entry of its own', async () => {
    const entries = history.length
    await follow('cart')
    expect(location.pathname).toBe('/cart')
    expect(history.length).toBe(entries + 1)
  })

  it.each([
    ['changed the language', () => userEvent.click(screen.getByRole('button'))],
    ['gone back', async () => history.replaceState(null, '', '/en/home')],
  ])('is forgotten when the visitor meanwhile has %s', async (_, turn) => {
    const arrivals: (() => void)[] = []
    load.mockReturnValueOnce(new Promise((resolve) => void arrivals.push(() => resolve(true))))
    await follow('cart')
    await turn()
    await act(async () => arrivals.forEach((arrive) => arrive()))
    expect(location.pathname).toBe('/en/home')
  })
})

describe('a link to the page it stands on', () => {
  it('leads to its top and leaves no entry in the history', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const entries = history.length
    await follow('home')
    expect(history.length).toBe(entries)
    expect(scroll).toHaveBeenCalledWith({ top: 0 })
  })

  it('keeps a page that was wanted before from coming', async () => {
    const arrivals: (() => void)[] = []
    load.mockReturnValueOnce(new Promise((resolve) => void arrivals.push(() => resolve(true))))
    await follow('cart')
    await follow('home')
    await act(async () => arrivals.forEach((arrive) => arrive()))
    expect(location.pathname).toBe('/home')
  })
})
