import { screen, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { expect, it, vi } from 'vitest'

import { AgeGate } from '../features/age-gate/AgeGate.tsx'
import { answerEarlyActs } from './answerEarlyActs.ts'
import { createTestServices } from './testing/createTestServices.ts'
import { hydratePage } from './testing/renderPage.tsx'
import { withCleanRoot } from './testing/rootAttributes.ts'

withCleanRoot()

/** What answers, once the whole page is hydrated. */
function Site({ children }: { readonly children: ReactNode }) {
  useEffect(answerEarlyActs, [])
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

it('presses a button as often as it was pressed', async () => {
  const press = vi.fn<() => void>()
  await hydratePage(
    <Site>
      <button type="button" onClick={press}>
        +
      </button>
    </Site>,
    { meanwhile: () => screen.getByRole('button').setAttribute('data-pressed', '2') },
  )
  expect(press).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('button').hasAttribute('data-pressed')).toBe(false)
})
