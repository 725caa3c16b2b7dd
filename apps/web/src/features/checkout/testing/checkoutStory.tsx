import { demoUser } from '@storefront/backend/seed'
import type { Backend, Cart } from '@storefront/domain'
import { type screen, userEvent } from 'storybook/test'

import { destilado, triple } from '../../../../testing/carts.ts'
import { pageStory } from '../../../../testing/pageStory.tsx'
import { visit } from '../../../../testing/visit.ts'

const cart = [destilado, { ...triple, quantity: 2 }]

/** The demo user's way to the checkout with three bottles, or others, on a backend that may behave otherwise. */
export const arriving =
  (otherwise?: (backend: Backend) => Partial<Backend>, lines: Cart = cart) =>
  () =>
    visit({ person: demoUser, cart: lines, ...(otherwise && { otherwise }) })

/** What a story of the checkout stands in; spread it into the story file's meta. */
export const checkoutStory = {
  ...pageStory,
  parameters: { ...pageStory.parameters, path: '/checkout', services: arriving() },
}

type Canvas = Pick<typeof screen, 'findByRole' | 'findByLabelText' | 'getByRole' | 'getAllByRole'>

export const placeButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^Hacer el pedido/ })

/** The step of the purchase at which the page says that the buyer is. */
export const stepOf = (canvas: Canvas) =>
  canvas.getAllByRole('listitem', { current: 'step' })[0] ?? null

/** Says that the buyer is of age and accepts the terms, and presses the button. */
export async function confirm(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByLabelText('Confirmo que tengo 18 años o más.'))
  await userEvent.click(canvas.getByRole('checkbox', { name: /acepto/ }))
  await userEvent.click(await placeButton(canvas))
}
