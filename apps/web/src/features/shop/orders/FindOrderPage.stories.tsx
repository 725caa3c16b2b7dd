import { demoUser } from '@storefront/backend/seed'
import {
  dayMs,
  defaultShopSettings,
  Outage,
  type Backend,
  type ShopSettings,
} from '@storefront/domain'
import { expect, userEvent } from 'storybook/test'

import { testNow } from '../../../../testing/createTestServices.ts'
import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import type { Visit } from '../../../../testing/visit.ts'
import { Page } from './FindOrderPage.tsx'
import { rememberGuestOrder } from './guestOrders.ts'
import { filledSettings, id } from './testing/orderStory.tsx'

const shopWith = (settings: Partial<ShopSettings>): Visit => ({
  past: () => ({ settings: { shop: { ...defaultShopSettings, ...filledSettings, ...settings } } }),
})

/** A browser in which guests have placed orders. */
const remembering = (...numbers: readonly string[]): Visit => ({
  prepare: ({ guestOrders }) =>
    numbers.forEach((number, index) =>
      rememberGuestOrder(guestOrders, {
        id: `${id.slice(0, -1)}${index}`,
        number,
        createdAt: testNow - index * dayMs,
        uid: null,
      }),
    ),
})

const answering = (run: Backend['run']) => (): Partial<Backend> => ({ run })

const meta = {
  title: 'Pages/Find an order',
  component: Page,
  parameters: { path: '/pedido', ...shopWith({ lettersOn: true }) },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

/** Nobody is promised a letter while the shop sends none. */
export const WithoutLetters: Story = {
  parameters: shopWith({ lettersOn: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/y te enviamos el enlace\.$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'pedidos@example.com' })).toBeVisible()
    await expect(canvas.queryByLabelText('Número del pedido')).not.toBeInTheDocument()
  },
}

export const Remembered: Story = { parameters: remembering('A-1007', 'A-1001') }

/** One at a time, or all: the browser may not be the visitor's. */
export const Forgotten: Story = {
  parameters: remembering('A-1009', 'A-1007', 'A-1001'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Olvidar el pedido A-1007' }))
    await expect(canvas.getByText('Este navegador ya no recuerda el pedido A-1007.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Pedido A-1007' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Olvidar todos' }))
    await expect(
      canvas.getByText('Este navegador ya no recuerda ningún pedido.').closest('[tabindex]'),
    ).toHaveFocus()
    await expect(canvas.queryByRole('list', { name: /Pedido/ })).not.toBeInTheDocument()
  },
}

/** An account has its own list, and what guests placed here is not shown to it. */
export const SignedIn: Story = {
  parameters: { ...remembering('A-1001'), person: demoUser },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tus pedidos' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Pedido A-1001' })).not.toBeInTheDocument()
  },
}

async function search(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.type(await canvas.findByLabelText('Número del pedido'), 'a 1001')
  await userEvent.type(canvas.getByLabelText('Correo del pedido'), 'rosa@example.com')
  await userEvent.click(canvas.getByRole('button', { name: 'Enviarme el enlace' }))
}

/** What was typed stays, for whoever has mistyped it. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await search(canvas)
    await expect(
      await canvas.findByText(/^Si rosa@example\.com tiene un pedido con ese número/),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Número del pedido')).toHaveValue('a 1001')
  },
}

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Número del pedido'), 'Rosa')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviarme el enlace' }))
    await expect(canvas.getByLabelText('Número del pedido')).toHaveFocus()
    await expect(canvas.getByText('Escribe el número del pedido, como A-1001.')).toBeVisible()
    await expect(canvas.getByLabelText('Correo del pedido')).toBeInvalid()
  },
}

export const TooMany: Story = {
  parameters: {
    // The refusal's type is the command's.
    backend: answering(async () => ({ ok: false, error: 'too-many' }) as never),
  },
  play: async ({ canvas }) => {
    await search(canvas)
    await expect(await canvas.findByText(/demasiadas búsquedas/)).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { backend: answering(() => Promise.reject(new Outage('offline', 'No network'))) },
  play: async ({ canvas }) => {
    await search(canvas)
    await expect(await canvas.findByText(/No pudimos buscar tu pedido\./)).toBeVisible()
  },
}
