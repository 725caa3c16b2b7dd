import { screen, waitFor } from '@testing-library/react'
import { useEffect, useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'

import { createTestServices } from '../../testing/createTestServices.ts'
import { hydratePage } from '../../testing/renderPage.tsx'
import { withCleanRoot } from '../../testing/rootAttributes.ts'
import { AgeGate } from '../features/brand/age-gate/AgeGate.tsx'
import { playEarlyPress } from './playEarlyPress.ts'

withCleanRoot()

/** Plays the early press once the page is hydrated. */
function Site({ children }: { readonly children: ReactNode }) {
  useEffect(playEarlyPress, [])
  return children
}

const form = () => screen.getByRole('button').closest('form')

it('sends a form with what was typed before its code had come, once', async () => {
  const remember = vi.fn<() => boolean>(() => true)
  await hydratePage(
    <Site>
      <AgeGate />
    </Site>,
    {
      services: createTestServices({ ageGate: { isVerified: () => false, remember } }),
      meanwhile: () => {
        screen.getByRole<HTMLInputElement>('textbox').value = ' 1990 '
        form()?.setAttribute('data-pressed', '')
      },
    },
  )
  await waitFor(() => expect(remember).toHaveBeenCalledOnce())
})

it('sends no form that nobody has sent', async () => {
  const send = vi.fn<() => void>()
  await hydratePage(
    <Site>
      <form onSubmit={send}>
        <button type="submit">Enviar</button>
      </form>
    </Site>,
  )
  await new Promise(requestAnimationFrame)
  expect(send).not.toHaveBeenCalled()
})

/** A button that shows how often it was clicked. */
function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

it('presses a button that was pressed, once', async () => {
  await hydratePage(
    <Site>
      <Counter />
    </Site>,
    { meanwhile: () => screen.getByRole('button').setAttribute('data-pressed', '') },
  )
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('1'))
  expect(screen.getByRole('button').hasAttribute('data-pressed')).toBe(false)
})
