import { demoUser } from '@storefront/backend/seed'
import { anAccount } from '@storefront/domain/testing'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { destilado } from '../../../../testing/carts.ts'
import { renderPage } from '../../../../testing/renderPage.tsx'
import { visit, type Visit } from '../../../../testing/visit.ts'
import { Checkout } from '../Checkout.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`At ${pathname}${search}`}</p>
}

/** The demo user with a bottle in the cart; some ports may be replaced. */
export const arrive = (backend: Visit['backend'] = () => ({})) =>
  visit({ person: demoUser, cart: [destilado], backend })

/** @param around renders what stands around the checkout */
export const openCheckout = (
  services: Awaited<ReturnType<typeof arrive>>,
  around: (page: ReactNode) => ReactNode = (page) => page,
) =>
  renderPage(
    around(
      <>
        <Address />
        <Checkout account={anAccount(demoUser)} />
      </>,
    ),
    { path: '/checkout', services },
  )
