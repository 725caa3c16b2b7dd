import { demoUser } from '@storefront/backend/seed'
import {
  dayMs,
  orderFields,
  orderStatuses,
  Outage,
  type Order,
  type OrderRepository,
} from '@storefront/domain'
import { aCustomer, anOrder } from '@storefront/domain/testing'
import { expect, fn, userEvent } from 'storybook/test'

import { testNow } from '../../../../testing/createTestServices.ts'
import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer, type Visit } from '../../../../testing/visit.ts'
import { Page } from './OrdersPage.tsx'

const orders = Array.from({ length: 13 }, (_, index) =>
  anOrder({
    id: `order-${String(index).padStart(2, '0')}`,
    number: `A-${1013 - index}`,
    uid: demoUser.uid,
    status: orderStatuses[index % orderStatuses.length] ?? 'pending',
    totalCents: 5900 + index * 2700,
    createdAt: testNow - index * 9 * dayMs,
  }),
)

const withPast = (past: readonly Order[]): Visit => ({
  person: demoUser,
  past: () => ({
    orders: Object.fromEntries(past.map((order) => [order.id, orderFields(order)])),
  }),
})

const meta = {
  title: 'Pages/Orders',
  component: Page,
  parameters: { path: '/orders', ...withPast(orders) },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10)
    await expect(canvas.getAllByText(/^Esperamos tu transferencia de \$/)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Ver pedidos anteriores' }))
    await expect(await canvas.findByRole('link', { name: 'Ver el pedido A-1001' })).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: 'Ver pedidos anteriores' }),
    ).not.toBeInTheDocument()
  },
}

const withoutAccount = anOrder({
  id: 'order-without-account',
  number: 'A-1099',
  uid: null,
  customer: aCustomer({ email: demoUser.email }),
})

/** An address that is not verified may be somebody else’s. */
export const NotVerified: Story = {
  parameters: {
    ...withPast([withoutAccount]),
    person: null,
    prepare: async ({ session }) =>
      session.signIn(({ auth }) =>
        auth.register({ email: 'luis@example.com', password: 'lluvia mesa tambor' }),
      ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Un pedido que hiciste sin cuenta con luis@example.com se suma aquí cuando verificas ese correo y abres su enlace.',
      ),
    ).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Enviar el correo de verificación' }),
    ).toBeVisible()
    await expect(canvas.queryByText('A-1099')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: withPast([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no has hecho pedidos')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { backend: () => ({ orders: { listForUser: noAnswer } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando...')
  },
}

const noNetwork = new Outage('offline', 'No network')

export const Unreadable: Story = {
  parameters: {
    backend: ({ orders: repository }) => ({
      orders: {
        listForUser: fn<OrderRepository['listForUser']>((...request) =>
          repository.listForUser(...request),
        ).mockRejectedValueOnce(noNetwork),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos leer tus pedidos.')
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10)
  },
}

/** The second page fails, then takes long; each click gets feedback at once. */
export const SecondPageLost: Story = {
  parameters: {
    backend: ({ orders: repository }) => ({
      orders: {
        listForUser: fn<OrderRepository['listForUser']>(noAnswer)
          .mockImplementationOnce((...request) => repository.listForUser(...request))
          .mockRejectedValueOnce(noNetwork),
      },
    }),
  },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Ver pedidos anteriores' })
    await userEvent.click(more)
    const alert = await canvas.findByRole('alert')
    await userEvent.click(more)
    await expect(more).toHaveFocus()
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(alert).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
  },
}
