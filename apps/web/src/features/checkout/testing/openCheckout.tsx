import { demoUser } from '@storefront/backend/seed'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { destilado } from '../../../../testing/carts.ts'
import { renderPage } from '../../../../testing/renderPage.tsx'
import { visit, type Visit } from '../../../../testing/visit.ts'
import { Page } from '../CheckoutPage.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`At ${pathname}${search}`}</p>
}

/** The demo user with a bottle in the cart; some ports may be replaced. */
export const arrive = (backend: Visit['backend'] = () => ({})) =>
  visit({ person: demoUser, cart: [destilado], backend })

/** A guest with a bottle in the cart. */
export const arriveAsGuest = (backend: Visit['backend'] = () => ({})) =>
  visit({ cart: [destilado], backend })

/** @param around renders what stands around the checkout */
export async function openCheckout(
  services: Awaited<ReturnType<typeof arrive>>,
  around: (page: ReactNode) => ReactNode = (page) => page,
) {
  // The page loads it late, which the first test would wait for.
  await import('../Checkout.tsx')
  const page = (
    <>
      <Address />
      <Page />
    </>
  )
  return act(async () => renderPage(around(page), { path: '/checkout', services }))
}

/** What a stranger types. */
export const stranger = {
  email: 'maria@example.com',
  password: 'lluvia mesa tambor',
  nombre: 'María Andrade',
  cedula: '1710034065',
  telefono: '0994127783',
  direccion: 'Calle Larga 1-23',
  city: 'Cuenca',
  province: 'Azuay',
  reference: '',
}

/** Fills in the form and ticks the box. */
export async function fillIn(typed: Partial<typeof stranger>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    const field = document.getElementById(`checkout-${name}`)
    if (field === null) throw new Error(`There is no field ${name}`)
    fireEvent.input(field, { target: { value: text } })
  }
  const box = await screen.findByRole<HTMLInputElement>('checkbox')
  if (!box.checked) await userEvent.click(box)
}

export const placeButton = () => screen.findByRole('button', { name: /^Hacer el pedido/ })

/** Opens the folded notes, and returns their field. */
export async function openNotes(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByText('Añadir notas para la entrega'))
  return screen.getByLabelText('Notas para la entrega')
}
