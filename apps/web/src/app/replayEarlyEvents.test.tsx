import { screen, waitFor } from '@testing-library/react'
import { useEffect, useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'

import { createTestServices } from '../../testing/createTestServices.ts'
import { hydratePage } from '../../testing/renderPage.tsx'
import { withCleanRoot } from '../../testing/rootAttributes.ts'
import { AgeGate } from '../features/age-gate/AgeGate.tsx'
import { replayEarlyEvents } from '../shared/lazy/replayEarlyEvents.ts'

withCleanRoot()

/** Replays the early events once the whole page is hydrated. */
function Site({ children }: { readonly children: ReactNode }) {
  useEffect(() => replayEarlyEvents(document), [])
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
        form()?.setAttribute('data-submitted', '')
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

const pressTwice = () => screen.getByRole('button').setAttribute('data-pressed', '2')

it('presses a button as often as it was pressed, each time after the other', async () => {
  await hydratePage(
    <Site>
      <Counter />
    </Site>,
    { meanwhile: pressTwice },
  )
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('2'))
  expect(screen.getByRole('button').hasAttribute('data-pressed')).toBe(false)
})

it('leaves a button to the part it stands in, as long as that waits for its code', async () => {
  await hydratePage(
    <Site>
      <div data-unhydrated="">
        <Counter />
      </div>
    </Site>,
    { meanwhile: pressTwice },
  )
  await new Promise(requestAnimationFrame)
  expect(screen.getByRole('button').dataset['pressed']).toBe('2')
})
