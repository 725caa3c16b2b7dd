import { demoAdmin } from '@storefront/backend/seed'
import { Outage } from '@storefront/domain'
import { aCustomer } from '@storefront/domain/testing'
import { expect, waitFor, within } from 'storybook/test'

import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer } from '../../../testing/visit.ts'
import { Page } from './DeskCustomersPage.tsx'
import { es } from './messages/es.ts'
import { adminVisit } from './testing/adminVisit.ts'
import { numberedOrder, orderIdOf } from './testing/numberedOrder.ts'

const meta = {
  title: 'Pages/Desk/Customers',
  component: Page,
  parameters: { path: '/dashboard/customers', ...adminVisit() },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Types into the dashboard's search and submits. */
async function search({ canvas, userEvent }: Context, text: string): Promise<void> {
  const field = await canvas.findByRole('searchbox', { name: es.search.label })
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

/** Rosa has an order of $59, one of $32 that she placed without her account, and a cancelled one; Luis has one. */
const aFewBuyers = adminVisit({
  orders: [
    ...(['delivered', 'pending', 'cancelled'] as const).map((status, index) =>
      numberedOrder(1004 - index, {
        uid: status === 'pending' ? null : 'rosa',
        status,
        totalCents: status === 'pending' ? 3_200 : 5_900,
        customer: aCustomer({ nombre: 'Rosa Quishpe', email: 'rosa.quishpe@example.com' }),
      }),
    ),
    numberedOrder(1001, {
      uid: null,
      customer: aCustomer({
        nombre: 'Luis Tituaña',
        email: 'luis@example.com',
        telefono: '02 255 1234',
        cedula: '0912345678',
      }),
    }),
  ],
})

export const Few: Story = { parameters: aFewBuyers }

/** The customers of the newest orders, each once, and more on request. */
export const Listed: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(26))
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar más' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(49))
    await expect(canvas.queryByRole('button', { name: 'Mostrar más' })).not.toBeInTheDocument()
  },
}

export const Bought: Story = {
  parameters: aFewBuyers,
  play: async ({ canvas }) => {
    const rosa = within(await canvas.findByRole('row', { name: /Rosa Quishpe/ }))
    await expect(await rosa.findByText('$91,00')).toBeVisible()
    await expect(rosa.getByText('2 pedidos')).toBeVisible()
    await expect(rosa.getByRole('link', { name: 'Abrir el pedido A-1004' })).toBeVisible()
    await expect(rosa.getByRole('link', { name: 'Rosa Quishpe: ver sus pedidos' })).toHaveAttribute(
      'href',
      `/dashboard/orders?buyer=${orderIdOf(1004)}`,
    )
  },
}

/** By the beginnings of words in any order, and of telephone, cedula and e-mail address. */
export const Found: Story = {
  parameters: aFewBuyers,
  play: async (context) => {
    const { canvas, userEvent } = context
    for (const typed of ['titu lu', '02255', '0912', 'luis@', 'LUÍS']) {
      await search(context, typed)
      await expect(await canvas.findByText('1 cliente')).toBeVisible()
      await expect(canvas.getByRole('row', { name: /Luis Tituaña/ })).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(typed)
    }
    // The search is not in the URL (docs/decisions/030).
    await expect(JSON.stringify(servicesOf(context).adminSearches.read(demoAdmin.uid))).toContain(
      'luis@',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Ver a todos' }))
    await expect(await canvas.findByRole('row', { name: /Rosa Quishpe/ })).toBeVisible()
  },
}

/** As it is read out, with or without its letter; half of it; or its amount, which is how one matches a bank's notice. */
export const FoundByNumber: Story = {
  parameters: aFewBuyers,
  play: async (context) => {
    for (const typed of ['a-1001', '1001', '01', '59,00', '59']) {
      await search(context, typed)
      const found = within(
        await context.canvas.findByRole('list', { name: 'Pedidos que coinciden' }),
      )
      await expect(await found.findByRole('link', { name: 'Abrir el pedido A-1001' })).toBeVisible()
      await expect(found.getByText('Luis Tituaña')).toBeVisible()
    }
  },
}

/** An account that has not ordered yet is found by its e-mail address. */
export const FoundByAccount: Story = {
  parameters: aFewBuyers,
  play: async (context) => {
    const { canvas } = context
    await search(context, 'persona07')
    const row = await canvas.findByRole('row', { name: /persona07@example.com/ })
    await waitFor(() => expect(row).toHaveTextContent('Sin pedidos'))
    await expect(within(row).queryByRole('link')).not.toBeInTheDocument()
  },
}

export const NobodyFound: Story = {
  play: async (context) => {
    await search(context, 'Hernandezz')
    await expect(await context.canvas.findByText('Nadie coincide')).toBeVisible()
  },
}

export const NoOrders: Story = { parameters: adminVisit({ orders: [] }) }

/** One message for all figures that could not be loaded, with one button that retries them. */
export const FiguresUnanswered: Story = {
  parameters: adminVisit({
    backend: ({ orders }) => {
      let failures = 1
      return {
        orders: {
          figures: (filter) =>
            filter.customerKey !== undefined && failures-- > 0
              ? Promise.reject(new Outage('permission-denied', 'No'))
              : orders.figures(filter),
        },
      }
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('Sin calcular')).toHaveLength(25))
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
    await expect(canvas.queryByText('Sin calcular')).not.toBeInTheDocument()
  },
}

export const FiguresLoading: Story = {
  parameters: adminVisit({
    backend: () => ({ orders: { figures: noAnswer } }),
  }),
}

export const Loading: Story = {
  parameters: adminVisit({ backend: () => ({ orders: { list: noAnswer } }) }),
}

export const Unanswered: Story = {
  parameters: adminVisit({
    backend: () => ({
      orders: { list: () => Promise.reject(new Outage('timeout', 'Too late')) },
    }),
  }),
}
