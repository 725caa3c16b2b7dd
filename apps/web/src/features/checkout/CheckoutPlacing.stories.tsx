import { demoUser } from '@storefront/backend/seed'
import { err, Outage, type Backend, type OrderRepository } from '@storefront/domain'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer } from '../../../testing/visit.ts'
import { Page } from './CheckoutPage.tsx'
import { arriving, atCheckout, confirm, openNotes } from './testing/checkoutStory.tsx'

const meta = {
  title: 'Pages/Checkout/Placing',
  component: Page,
  parameters: atCheckout,
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const LongNotes: Story = {
  play: async ({ canvas }) => {
    const notes = await openNotes(canvas)
    await userEvent.click(notes)
    await userEvent.paste('x'.repeat(498))
    await expect(canvas.getByText('Te quedan 2 caracteres.')).toBeVisible()
    await userEvent.paste('xxx')
    await expect(canvas.getByText(/Sobra 1 carácter/)).toBeVisible()
    await confirm(canvas)
    await userEvent.click(canvas.getByRole('link', { name: 'Las notas son demasiado largas' }))
    await waitFor(() => expect(notes).toHaveFocus())
  },
}

const withPlacing =
  (place: OrderRepository['place']) =>
  ({ orders }: Backend): Partial<Backend> => ({ orders: { ...orders, place } })

const lost = new Outage('timeout', 'No answer')

export const Placing: Story = {
  parameters: arriving(withPlacing(noAnswer)),
  play: async ({ canvas }) => {
    await confirm(canvas)
    await expect(
      await canvas.findByRole('button', { name: 'Haciendo tu pedido…' }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Failed: Story = {
  parameters: arriving(withPlacing(() => Promise.reject(lost))),
  play: async ({ canvas }) => {
    await userEvent.type(await openNotes(canvas), 'Por la tarde.')
    await confirm(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/solo se hará un pedido/)
    await expect(canvas.getByLabelText('Notas para la entrega')).toHaveValue('Por la tarde.')
  },
}

/** An idempotency key of an earlier page, whose order cannot be looked up. */
export const FailedAgain: Story = {
  parameters: {
    backend: ({ orders }) => ({
      orders: {
        ...orders,
        find: fn<OrderRepository['find']>(noAnswer).mockRejectedValueOnce(lost),
        place: () => Promise.reject(lost),
      },
    }),
    prepare: ({ orderIdempotencyKey }) => orderIdempotencyKey.getOrCreate(demoUser.uid),
  },
  play: async ({ canvas }) => {
    const notes = await openNotes(canvas)
    await userEvent.type(notes, 'Por la tarde.')
    await confirm(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/solo se hará un pedido/)
    await expect(notes).toBeInTheDocument()
    await expect(notes).toHaveValue('Por la tarde.')
  },
}

export const Refused: Story = {
  parameters: arriving(withPlacing(() => Promise.resolve(err('order-refused')))),
  play: async ({ canvas }) => {
    await confirm(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Algo cambió/)
  },
}
