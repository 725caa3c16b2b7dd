import { demoUser } from '@storefront/backend/seed'
import type { Cart } from '@storefront/domain'
import { userEvent, type screen } from 'storybook/test'

import { destilado, triple } from '../../../../testing/carts.ts'
import type { Visit } from '../../../../testing/visit.ts'

const cart = [destilado, { ...triple, quantity: 2 }]

/** The demo user's visit to the checkout with three bottles, or others; some ports may be replaced. */
export const arriving = (backend: Visit['backend'] = () => ({}), lines: Cart = cart): Visit => ({
  person: demoUser,
  cart: lines,
  backend,
})

/** The parameters of a story of the checkout, for the story file's meta. */
export const atCheckout = { path: '/checkout', ...arriving() }

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
