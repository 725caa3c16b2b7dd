import { demoUser } from '@storefront/backend/seed'
import {
  defaultShopSettings,
  orderFields,
  productFieldsOf,
  type Backend,
  type Product,
} from '@storefront/domain'
import { anOrder, aProduct } from '@storefront/domain/testing'
import { expect, userEvent, waitFor } from 'storybook/test'

import { triple } from '../../../../testing/carts.ts'
import { testNow } from '../../../../testing/createTestServices.ts'
import { servicesOf, type SiteMeta, type SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer, type Calls } from '../../../../testing/visit.ts'
import { Page } from './CheckoutPage.tsx'
import { arrivingAsUser, atCheckout, fillIn, placeButton, press } from './testing/checkoutStory.tsx'

const meta = {
  title: 'Pages/Checkout/Placing',
  component: Page,
  parameters: { ...atCheckout, ...arrivingAsUser() },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const Placing: Story = {
  parameters: { backend: () => ({ run: noAnswer }) },
  play: async ({ canvas }) => {
    await press(canvas)
    await expect(
      await canvas.findByRole('button', { name: 'Haciendo tu pedido…' }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}

/** What the buyer sees is older than the shop: the command finds out, and the page shows what is true. */
const seeing =
  (outdated: Partial<Pick<Product, 'priceCents' | 'stock' | 'active'>>) =>
  ({ products }: Backend): Calls => {
    const answers = [(product: Product) => ({ ...product, ...outdated })]
    return {
      products: {
        list: async () => {
          const { items, ...rest } = await products.list()
          return { ...rest, items: items.map(answers.pop() ?? ((product) => product)) }
        },
      },
    }
  }

async function pressAndRead(canvas: Canvas): Promise<HTMLElement> {
  await press(canvas)
  return canvas.findByRole('alert')
}

/** The triple as the shop has it. */
const stored = (product: Partial<Product>) => () => ({
  products: {
    [triple.id]: productFieldsOf(
      aProduct({ id: triple.id, name: triple.name, priceCents: triple.priceCents, ...product }),
    ),
  },
})

export const StockTooLow: Story = {
  parameters: { past: stored({ stock: 1 }), backend: seeing({ stock: null }) },
  play: async ({ canvas }) => {
    await expect(await pressAndRead(canvas)).toHaveTextContent(
      'quedan menos botellas de las que pides',
    )
    await expect(canvas.getByText('Solo queda 1 botella.')).toBeVisible()
    await expect(await placeButton(canvas)).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Dejar en 1' }))
    await expect(await placeButton(canvas)).toBeEnabled()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const ProductUnavailable: Story = {
  parameters: { past: stored({ active: false }), backend: seeing({ active: true }) },
  play: async ({ canvas }) => {
    await expect(await pressAndRead(canvas)).toHaveTextContent('dejó de estar a la venta')
    await expect(canvas.getByText('Ya no está disponible.')).toBeVisible()
  },
}

/** The settings that the shop has, while the buyer still sees the demonstration's. */
const withShop = (settings: object) => () => ({
  settings: { shop: { ...defaultShopSettings, transferOffered: true, ...settings } },
})

const seeingOldSettings = ({ settings }: Backend): Calls => {
  const answers = [{ ...defaultShopSettings, transferOffered: true }]
  return { settings: { shop: async () => answers.pop() ?? settings.shop() } }
}

export const SalesPaused: Story = {
  parameters: {
    past: withShop({ pause: { startsAt: 0, endsAt: null } }),
    backend: seeingOldSettings,
  },
  play: async ({ canvas }) => {
    await press(canvas)
    await expect(await canvas.findByText(/: las ventas están en pausa\./)).toBeVisible()
    await expect(await canvas.findByText(/^Por ahora no recibimos pedidos/)).toBeVisible()
  },
}

export const TransferNotOffered: Story = {
  parameters: { past: withShop({ transferOffered: false }), backend: seeingOldSettings },
  play: async ({ canvas }) => {
    await expect(await pressAndRead(canvas)).toHaveTextContent('no recibimos transferencias')
    await expect(canvas.getByRole('radio', { name: 'Al recibir' })).toBeChecked()
  },
}

const openOrders = Array.from({ length: 3 }, (_, index) =>
  anOrder({
    id: `open-order-${index}`,
    uid: demoUser.uid,
    customer: { ...anOrder().customer, email: demoUser.email },
  }),
)

export const TooManyOpenOrders: Story = {
  parameters: {
    past: () => ({
      orders: Object.fromEntries(openOrders.map((order) => [order.id, orderFields(order)])),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await pressAndRead(canvas)).toHaveTextContent('ya hay 3 pedidos sin pagar')
  },
}

/** An earlier press placed an order of the session before, which cannot be seen now. */
export const PlacedBefore: Story = {
  parameters: {
    person: null,
    past: () => ({
      orders: {
        KEY00000000000000001: orderFields(
          anOrder({ uid: demoUser.uid, createdAt: testNow, updatedAt: testNow }),
        ),
      },
    }),
    prepare: ({ orderPress }) => orderPress.write(demoUser.uid, 'KEY00000000000000001'),
  },
  play: async (context) => {
    const { canvas } = context
    await fillIn(canvas)
    await expect(await pressAndRead(canvas)).toHaveTextContent('quedó hecho otro pedido')
    await expect(canvas.getByRole('link', { name: 'Abrir ese pedido' })).toHaveAttribute(
      'href',
      '/orders/KEY00000000000000001',
    )
    const { orderPress } = servicesOf(context)
    await waitFor(() => expect(orderPress.read('')).toBeNull())
  },
}
