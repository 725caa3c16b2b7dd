import { demoUser } from '@storefront/backend/seed'
import type { Backend } from '@storefront/domain'
import { anAccount } from '@storefront/domain/testing'
import { useLocation } from 'react-router-dom'

import { destilado } from '../../../../testing/carts.ts'
import { renderPage } from '../../../../testing/renderPage.tsx'
import { visit } from '../../../../testing/visit.ts'
import { Checkout } from '../Checkout.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`At ${pathname}${search}`}</p>
}

/** The demo user with a bottle in the cart, on a backend that may behave otherwise. */
export const arrive = (otherwise?: (backend: Backend) => Partial<Backend>) =>
  visit({ person: demoUser, cart: [destilado], ...(otherwise && { otherwise }) })

export const openCheckout = (services: Awaited<ReturnType<typeof arrive>>) =>
  renderPage(
    <>
      <Address />
      <Checkout account={anAccount(demoUser)} />
    </>,
    { path: '/checkout', services },
  )
