import { screen, waitFor } from '@testing-library/react'
import { useEffect, useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'

import { createTestServices } from '../../testing/createTestServices.ts'
import { hydratePage } from '../../testing/renderPage.tsx'
import { withCleanRoot } from '../../testing/rootAttributes.ts'
import { AgeGate } from '../features/brand/age-gate/AgeGate.tsx'
import { playEarlyPresses } from './playEarlyPresses.ts'

withCleanRoot()

/** Plays the early presses once the page is hydrated. */
function Site({ children }: { readonly children: ReactNode }) {
  useEffect(playEarlyPresses, [])
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

/** Two buttons that show how often they were clicked together. */
function Counters() {
  const [count, setCount] = useState(0)
  const add = () => setCount(count + 1)
  return (
    <>
      <button type="button" onClick={add}>
        {count}
      </button>
      <button type="button" onClick={add}>
        {count}
      </button>
    </>
  )
}

it('presses each button that was pressed, once, after what the one before did', async () => {
  await hydratePage(
    <Site>
      <Counters />
    </Site>,
    {
      meanwhile: () => {
        for (const button of screen.getAllByRole('button')) button.setAttribute('data-pressed', '')
      },
    },
  )
  await waitFor(() => expect(screen.getAllByText('2')).toHaveLength(2))
  expect(document.querySelector('[data-pressed]')).toBeNull()
})
