import { brand } from '@storefront/brand'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { createTestServices } from '../../../../testing/createTestServices.ts'
import { hydratePage, renderPage } from '../../../../testing/renderPage.tsx'
import { watchRoot, withCleanRoot } from '../../../../testing/rootAttributes.ts'
import { useServices } from '../../../shared/services.tsx'
import { AgeGate } from './AgeGate.tsx'

withCleanRoot()

/** Services of a visitor who has not passed the gate, and the function that remembers it. */
function atTheGate() {
  const remember = vi.fn<() => boolean>(() => true)
  const services = createTestServices({ ageGate: { isVerified: () => false, remember } })
  return { services, remember }
}

async function answer(year: string) {
  const input = screen.getByLabelText('Para entrar, dinos en qué año naciste.')
  await userEvent.clear(input)
  if (year !== '') await userEvent.type(input, year)
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }))
}

const door = () => screen.queryByRole('dialog', { name: `Te damos la bienvenida a ${brand.name}` })

/** A page with a scene. */
function SceneBehind({ onClick }: { readonly onClick: () => void }) {
  const { addScene } = useServices().ageGate
  useEffect(() => addScene(), [addScene])
  return (
    <button type="button" onClick={onClick}>
      Behind
    </button>
  )
}

describe('the age gate', () => {
  const assign = vi.spyOn(window.location, 'assign')

  beforeEach(() => {
    assign.mockReset()
  })

  it.each([
    ['', 'Por favor, ingresa tu año de nacimiento.'],
    ['19', 'Ingresa un año válido.'],
    ['2027', 'Ingresa un año válido.'],
    ['0000', 'Ingresa un año válido.'],
    ['1503', 'Ingresa un año válido.'],
    ['150312', 'Ingresa un año válido.'],
  ])('answers the year %j with a message and stays shut', async (year, message) => {
    const { services, remember } = atTheGate()
    await renderPage(<AgeGate />, { services })
    await answer(year)
    expect(screen.getByRole('alert').textContent).toBe(message)
    expect(
      screen.getByLabelText('Para entrar, dinos en qué año naciste.').getAttribute('aria-invalid'),
    ).toBe('true')
    expect(remember).not.toHaveBeenCalled()
    expect(document.documentElement.dataset['age']).toBe('unverified')
  })

  it('opens for who is 18 this year, remembers it and lets the focus go to the page', async () => {
    const { services, remember } = atTheGate()
    await renderPage(
      <>
        <AgeGate />
        <main id="content" tabIndex={-1} />
      </>,
      { services },
    )
    await answer('2008')
    await waitFor(() => expect(door()).toBeNull())
    expect(remember).toHaveBeenCalledOnce()
    expect(document.documentElement.dataset['age']).toBe('verified')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it.each([
    ['a key', () => userEvent.keyboard('{Shift}')],
    ['a click', () => userEvent.click(screen.getByRole('button', { name: 'Behind' }))],
  ])('gives way to the scene behind it, until %s', async (_, doSomething) => {
    const behind = vi.fn<() => void>()
    const { services } = atTheGate()
    await renderPage(
      <>
        <AgeGate />
        <SceneBehind onClick={behind} />
      </>,
      { services },
    )
    await answer('1990')
    expect(document.querySelector<HTMLDialogElement>('#age-gate')?.dataset['leaving']).toBe('scene')
    expect(document.querySelector<HTMLDialogElement>('#age-gate')?.inert).toBe(true)
    expect(document.documentElement.hasAttribute('data-entering')).toBe(true)
    await doSomething()
    expect(document.querySelector<HTMLDialogElement>('#age-gate')).toBeNull()
    expect(document.documentElement.hasAttribute('data-entering')).toBe(false)
    expect(behind).not.toHaveBeenCalled()
  })

  it('leaves at once where no motion is wanted', async () => {
    const matchMedia = vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('reduce') }) as MediaQueryList, // all that is read
    )
    onTestFinished(() => matchMedia.mockRestore())
    await renderPage(<AgeGate />, atTheGate())
    await answer('1990')
    expect(document.querySelector<HTMLDialogElement>('#age-gate')).toBeNull()
  })

  it('says to who is younger which year it read, then sends them away, and stays shut', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const { services, remember } = atTheGate()
    await renderPage(<AgeGate />, { services })
    await answer('2009')
    expect(screen.getByText(/Leímos que naciste en 2009/)).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(assign).toHaveBeenCalledExactlyOnceWith(brand.underAgeUrl)
    expect(remember).not.toHaveBeenCalled()
  })

  it('lets who has mistyped correct the year', async () => {
    const { services, remember } = atTheGate()
    await renderPage(<AgeGate />, { services })
    await answer('2019')
    await userEvent.click(screen.getByRole('button', { name: 'Me equivoqué' }))
    expect(document.activeElement).toBe(
      screen.getByLabelText('Para entrar, dinos en qué año naciste.'),
    )
    await answer('1991')
    await waitFor(() => expect(door()).toBeNull())
    expect(remember).toHaveBeenCalledOnce()
    expect(assign).not.toHaveBeenCalled()
  })

  it('asks again who comes back from the other site', async () => {
    await renderPage(<AgeGate />, atTheGate())
    await answer('2009')
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    expect(screen.getByLabelText('Para entrar, dinos en qué año naciste.')).toBeTruthy()
  })

  it.each(['15032012', '19122012', '20032012', '15/03/2012'])(
    'takes %s, typed key by key, for the date of a minor',
    async (date) => {
      const { services, remember } = atTheGate()
      await renderPage(<AgeGate />, { services })
      await answer(date)
      expect(screen.getByText(/Leímos que naciste en 2012/)).toBeTruthy()
      expect(remember).not.toHaveBeenCalled()
    },
  )

  it.each(['1990-05-12', '12 de mayo de 1990'])(
    'takes %s, typed key by key, for the date of an adult',
    async (date) => {
      await renderPage(<AgeGate />, atTheGate())
      await answer(date)
      await waitFor(() => expect(door()).toBeNull())
    },
  )

  it('opens for this visit when the browser remembers nothing', async () => {
    const { services, remember } = atTheGate()
    remember.mockReturnValue(false)
    await renderPage(<AgeGate />, { services })
    await answer('1990')
    await waitFor(() => expect(door()).toBeNull())
  })

  it('says why it asks and what the law wants said', async () => {
    await renderPage(<AgeGate />, atTheGate())
    expect(door()?.textContent).toContain('18 años o más')
    expect(door()?.textContent).toContain('Advertencia: El consumo excesivo de alcohol')
  })
})

describe('the prerendered gate', () => {
  it('never shows to who passed it on an earlier visit', async () => {
    document.documentElement.dataset['age'] = 'verified'
    const valuesOf = watchRoot('data-age')
    await hydratePage(<AgeGate />)
    expect(door()).toBeNull()
    expect(new Set(valuesOf())).toEqual(new Set(['verified']))
  })

  it('stays as it is for who comes for the first time', async () => {
    document.documentElement.dataset['age'] = 'unverified'
    await hydratePage(<AgeGate />, atTheGate())
    expect(door()).not.toBeNull()
    expect(document.documentElement.dataset['age']).toBe('unverified')
  })
})
