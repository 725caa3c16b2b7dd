import { demoUser } from '@storefront/backend/seed'
import type { Backend, RunCommand } from '@storefront/domain'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect } from 'vitest'

import { destilado } from '../../../../../testing/carts.ts'
import { renderPage } from '../../../../../testing/renderPage.tsx'
import { visit, type Visit } from '../../../../../testing/visit.ts'
import { Page as OrderPage } from '../../orders/OrderPage.tsx'
import { Page } from '../CheckoutPage.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`At ${pathname}${search}`}</p>
}

/** A guest with a bottle in the cart. */
export const arrive = (more: Visit = {}) => visit({ cart: [destilado], ...more })

/** The demo user with a bottle in the cart. */
export const arriveAsUser = (more: Visit = {}) => arrive({ person: demoUser, ...more })

/** Commands run, but what answers them is up to the test: `onAnswer` may wait or throw. */
export const answering =
  (onAnswer: () => Promise<void> | void) =>
  ({ run }: Backend): Partial<Backend> => ({
    run: (async (command, input, key) => {
      const answer = await run(command, input, key)
      await onAnswer()
      return answer
    }) satisfies RunCommand,
  })

/** A promise, and the function that resolves it. */
export function deferred() {
  const settles: (() => void)[] = []
  const promise = new Promise<void>((resolve) => {
    settles.push(resolve)
  })
  return { promise, resolve: () => settles.forEach((settle) => settle()) }
}

/** Opens the checkout. The page that it leads to is shown as its address only. */
export async function openCheckout(services: Awaited<ReturnType<typeof visit>>) {
  const page = (
    <>
      <Address />
      <Page />
    </>
  )
  return act(async () => renderPage(page, { path: '/checkout', services }))
}

/** Opens the checkout, and the order's page after it. */
export async function openWithConfirmation(services: Awaited<ReturnType<typeof visit>>) {
  const pages = (
    <Routes>
      <Route path="/checkout" element={<Page />} />
      <Route path="/orders/:id" element={<OrderPage />} />
    </Routes>
  )
  return act(async () => renderPage(pages, { path: '/checkout', services }))
}

/** What a stranger types. */
export const stranger = {
  nombre: 'María Andrade',
  cedula: '1710034065',
  email: 'maria@example.com',
  telefono: '0994127783',
  direccion: 'Calle Larga 1-23',
  city: 'Cuenca',
  province: 'Azuay',
  businessName: '',
  reference: '',
}

const inputOf = (name: string) => {
  const input = document.getElementById(`checkout-${name}`)
  if (!(input instanceof HTMLInputElement) && !(input instanceof HTMLSelectElement)) {
    throw new Error(`There is no field ${name}`)
  }
  return input
}

/** What a field of the form holds. */
export const textIn = (name: string): string => inputOf(name).value

/** Fills in the form. */
export async function fillIn(typed: Partial<typeof stranger> = stranger): Promise<void> {
  await placeButton()
  for (const [name, text] of Object.entries(typed)) {
    // The field is there only beside a RUC.
    if (name === 'businessName') continue
    fireEvent.input(inputOf(name), { target: { value: text } })
  }
}

export const placeButton = () => screen.findByRole('button', { name: /^Hacer el pedido/ })

export async function press(): Promise<void> {
  await userEvent.click(await placeButton())
}

/** Presses the button of an order whose answer has to be waited for. */
export async function pressAndWait(): Promise<void> {
  await press()
  await waitFor(async () =>
    expect((await placeButton()).getAttribute('aria-disabled')).toBe('true'),
  )
}

/** The confirmation's address contains the order's id. */
export async function findPlacedId(): Promise<string> {
  const { textContent } = await screen.findByText(/^At \/orders\/.+\?placed$/)
  return textContent?.replace(/^At \/orders\/(.+)\?placed$/, '$1') ?? ''
}

/** Opens the folded notes, and types. */
export async function typeNotes(text: string): Promise<void> {
  await userEvent.click(await screen.findByText('Agregar notas para la entrega'))
  await userEvent.type(screen.getByLabelText('Notas para la entrega'), text)
}
