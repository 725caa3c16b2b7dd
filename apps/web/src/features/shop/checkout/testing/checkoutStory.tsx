import { demoUser } from '@storefront/backend/seed'
import type { Cart } from '@storefront/domain'
import { userEvent, type screen } from 'storybook/test'

import { destilado, triple } from '../../../../../testing/carts.ts'
import type { Visit } from '../../../../../testing/visit.ts'

const threeBottles: Cart = [destilado, { ...triple, quantity: 2 }]

/** A guest's visit with three bottles; some ports may be replaced. */
export const arriving = (
  backend: Visit['backend'] = () => ({}),
  cart: Cart = threeBottles,
): Visit => ({ person: null, cart, backend })

/** The same of the demo user, whose profile is complete. */
export const arrivingAsUser = (...visit: Parameters<typeof arriving>): Visit => ({
  ...arriving(...visit),
  person: demoUser,
})

/** The parameters of a story of the checkout, for the story file's meta. */
export const atCheckout = { path: '/checkout', ...arriving() }

type Canvas = Pick<typeof screen, 'findByRole' | 'findByLabelText' | 'findByText'>

export const placeButton = (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^Hacer el pedido/ })

export async function press(canvas: Canvas): Promise<void> {
  await userEvent.click(await placeButton(canvas))
}

/** What a stranger types, by label. */
const stranger = {
  'Nombre completo': 'María Fernanda Andrade Vera',
  Cédula: '1710034065',
  'Correo electrónico': 'maria.andrade@example.com',
  Teléfono: '099 412 7783',
  'Calle y número': 'Av. González Suárez N27-142 y San Ignacio',
  Ciudad: 'Quito',
  'Referencia para llegar (opcional)': 'Edificio Miravalle, frente al parque',
}

/** Fills in the form as a guest, a field at a time: only what a story is about is typed letter by letter. */
export async function fillIn(
  canvas: Canvas,
  typed: Partial<typeof stranger> = stranger,
): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const field = await canvas.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.paste(text)
  }
  await userEvent.selectOptions(await canvas.findByLabelText('Provincia'), 'Pichincha')
}
