import { aCartLine } from '@storefront/domain/testing'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { hydratePage } from '../../../testing/renderPage.tsx'
import { visit } from '../../../testing/visit.ts'
import { CartButton } from './CartButton.tsx'

/** Renders the navbar's cart with a number of bottles, and returns the badge's text. */
async function openCart(...quantities: readonly number[]) {
  const cart = quantities.map((quantity, index) => aCartLine({ id: `bottle-${index}`, quantity }))
  const services = await visit({ cart })
  // As set by the boot script.
  document.documentElement.style.setProperty('--cart-count', '"3"')
  await hydratePage(<CartButton />, { services })
  const badge = screen.getByRole('button').querySelector('span')
  return { services, shown: () => badge?.style.getPropertyValue('--cart-count') }
}

it.each([
  { quantities: [1], badge: '"1"' },
  { quantities: [99], badge: '"99"' },
  // At most two digits.
  { quantities: [60, 40], badge: '"99+"' },
])('shows a cart of $quantities as $badge', async ({ quantities, badge }) => {
  expect((await openCart(...quantities)).shown()).toBe(badge)
})

it('shows nothing for an empty cart, whatever the page came with', async () => {
  const { services, shown } = await openCart()
  expect(shown()).toBe('none')
  act(() => void services.cart.add(aCartLine({ quantity: 2 })))
  expect(shown()).toBe('"2"')
  act(() => void services.cart.setLine(aCartLine({ quantity: 0 })))
  expect(shown()).toBe('none')
})
