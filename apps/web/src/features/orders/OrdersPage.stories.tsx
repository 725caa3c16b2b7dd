import { demoUser } from '@storefront/backend/seed'
import { orderStatuses, Outage, type OrderRepository } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { expect, fn, userEvent } from 'storybook/test'

import { testNow } from '../../../testing/createTestServices.ts'
import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer, type Visit } from '../../../testing/visit.ts'
import { Page } from './OrdersPage.tsx'

const answering = (listForUser: OrderRepository['listForUser']): Visit => ({
  person: demoUser,
  backend: ({ orders: repository }) => ({ orders: { ...repository, listForUser } }),
})

const dayMs = 86_400_000

const orders = Array.from({ length: 13 }, (_, index) =>
  anOrder({
    id: `7K2M9QX4${String(index).padStart(2, '0')}`,
    status: orderStatuses[index % orderStatuses.length] ?? 'pending',
    totalCents: 5900 + index * 2700,
    createdAt: testNow - index * 9 * dayMs,
  }),
)

const paged: OrderRepository['listForUser'] = (_, { limit, after }) => {
  const start = Number(after ?? 0)
  const end = start + limit
  return Promise.resolve({
    items: orders.slice(start, end),
    next: end < orders.length ? String(end) : null,
  })
}

const meta = {
  title: 'Pages/Orders',
  component: Page,
  parameters: { path: '/orders', ...answering(paged) },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(10)
    await expect(
      canvas.getAllByText('Falta el pago: abre el pedido para ver cómo seguir.'),
    ).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Ver pedidos anteriores' }))
    await expect(
      await canvas.findByRole('link', { name: 'Ver el pedido 7K2M9QX412' }),
    ).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: 'Ver pedidos anteriores' }),
    ).not.toBeInTheDocument()
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  parameters: answering(() => Promise.resolve({ items: [], next: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no has hecho pedidos')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: answering(noAnswer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando...')
  },
}

const noNetwork = new Outage('offline', 'No network')

export const Unreadable: Story = {
  parameters: {
    backend: ({ orders: repository }) => ({
      orders: { ...repository, listForUser: fn(paged).mockRejectedValueOnce(noNetwork) },
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
        ...repository,
        listForUser: fn<OrderRepository['listForUser']>(noAnswer)
          .mockImplementationOnce(paged)
          .mockRejectedValueOnce(noNetwork),
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver pedidos anteriores' }))
    const alert = await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }))
    const retry = await canvas.findByRole('button', { name: 'Cargando...' })
    await expect(retry).toHaveFocus()
    await expect(alert).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
  },
}
