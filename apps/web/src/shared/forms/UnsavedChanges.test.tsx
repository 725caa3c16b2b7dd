import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'

import { renderPage } from '../../../testing/renderPage.tsx'
import { redirectState } from '../navigation/redirectState.ts'
import { useLeave, useUnsavedChanges } from './UnsavedChanges.tsx'

const signOut = vi.fn<() => void>()
const giveUp = vi.fn<() => void>()
/** Ends a saving that began before the dialog opened. */
let saved: () => void = () => undefined

function Editor() {
  const [typed, setTyped] = useState('')
  const discard = useUnsavedChanges(typed !== '')
  const leave = useLeave()
  const navigate = useNavigate()
  useEffect(() => {
    saved = () => setTyped('')
  }, [])
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <Link to="/products">products</Link>
      <Link to="/en/userProfile">english</Link>
      <Link to="/userProfile?order=1">order</Link>
      <Link to="#below">below</Link>
      <Link to="/login" replace state={redirectState}>
        redirect
      </Link>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => leave(signOut)}>
        sign out
      </button>
      <button type="button" onClick={() => discard(giveUp)}>
        give up
      </button>
      <input aria-label="name" onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
    </>
  )
}

async function editProfile(typed: string) {
  signOut.mockReset()
  giveUp.mockReset()
  await renderPage(<Editor />, { path: '/userProfile' })
  if (typed !== '') await userEvent.type(screen.getByLabelText('name'), typed)
}

const click = (name: string) => userEvent.click(screen.getByText(name))
const dialog = () => screen.queryByRole('dialog')
const shownPage = () => screen.getByRole('heading', { level: 1 }).textContent
const closingPage = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('without changes', () => {
  it('every way leads off the page', async () => {
    await editProfile('')
    await click('sign out')
    await click('give up')
    await click('products')
    expect(shownPage()).toBe('/products')
    expect(signOut).toHaveBeenCalledOnce()
    expect(giveUp).toHaveBeenCalledOnce()
    expect(closingPage()).toBe(false)
  })
})

describe('unsaved changes', () => {
  it('are asked about before a link is followed, and kept by who stays', async () => {
    await editProfile('Rosa')
    await click('products')
    expect(dialog()?.textContent).toContain('Tienes cambios sin guardar')
    await click('Seguir editando')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(shownPage()).toBe('/userProfile')
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Rosa')
    await click('products')
    expect(dialog()).not.toBeNull()
  })

  it('are asked about before what another query of the page shows', async () => {
    await editProfile('Rosa')
    await click('order')
    expect(dialog()).not.toBeNull()
  })

  it('are given up by who leaves all the same', async () => {
    await editProfile('Rosa')
    await click('products')
    await click('Salir sin guardar')
    expect(shownPage()).toBe('/products')
  })

  it('are asked about no longer once they are saved', async () => {
    await editProfile('Rosa')
    await click('products')
    act(() => saved())
    await waitFor(() => expect(dialog()).toBeNull())
    await click('products')
    expect(shownPage()).toBe('/products')
  })

  it.each([
    ['sign out', signOut],
    ['give up', giveUp],
  ])('hold back "%s" until it is confirmed', async (name, leave) => {
    await editProfile('Rosa')
    await click(name)
    expect(leave).not.toHaveBeenCalled()
    await click('Salir sin guardar')
    expect(leave).toHaveBeenCalledOnce()
  })

  it('stay where they are in the other language, and further down the page', async () => {
    await editProfile('Rosa')
    await click('below')
    await click('english')
    expect(dialog()).toBeNull()
    expect(shownPage()).toBe('/en/userProfile')
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Rosa')
  })

  it('do not hold up a redirect, whose page is gone already', async () => {
    await editProfile('Calle')
    await click('redirect')
    expect(dialog()).toBeNull()
    expect(shownPage()).toBe('/login')
  })

  it('are asked about on the way back to a page that a redirect led to', async () => {
    await editProfile('')
    await click('redirect')
    await click('products')
    await userEvent.type(screen.getByLabelText('name'), 'Calle')
    await click('back')
    expect(shownPage()).toBe('/products')
    // As a browser does once the router has returned to the page.
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(dialog()).not.toBeNull()
  })

  it('have the browser ask before the page is closed', async () => {
    await editProfile('Rosa')
    expect(closingPage()).toBe(true)
    await userEvent.clear(screen.getByLabelText('name'))
    expect(closingPage()).toBe(false)
  })
})
