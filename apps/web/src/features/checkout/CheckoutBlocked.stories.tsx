import { anOrder, aProduct } from '@storefront/domain/testing'
import { expect, userEvent, waitFor } from 'storybook/test'

import {
  destilado,
  manyLines,
  productsOf,
  triple,
  withProducts,
  withSettings,
} from '../../../testing/carts.ts'
import { testNow } from '../../../testing/createTestServices.ts'
import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { Page } from './CheckoutPage.tsx'
import { arriving, atCheckout, openNotes, placeButton } from './testing/checkoutStory.tsx'

const meta = {
  title: 'Pages/Checkout/Blocked',
  component: Page,
  parameters: atCheckout,
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Paused: Story = {
  parameters: arriving(withSettings({ salesPaused: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Hoy no podemos vender')
    await expect(await placeButton(canvas)).toBeDisabled()
  },
}

export const PausedByTheOwner: Story = {
  parameters: arriving(
    withSettings({
      salesPaused: true,
      salesPausedMessage: {
        es: 'Ley seca hasta el lunes 12:00.',
        en: 'No sales until Monday noon.',
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ley seca hasta el lunes')
  },
}

export const PausedAsPlanned: Story = {
  parameters: arriving(
    withSettings({
      plannedPause: { startsAt: testNow - 1, endsAt: testNow + 1 },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No recibimos pedidos del')
    await expect(await placeButton(canvas)).toBeDisabled()
  },
}

/** The button is enabled once five minutes have passed. */
export const OrderedRecently: Story = {
  parameters: arriving(({ orders }) => ({
    orders: {
      ...orders,
      listForUser: async () => ({
        items: [anOrder({ createdAt: testNow - 60_000 })],
        next: null,
      }),
    },
  })),
  play: async ({ canvas }) => {
    await expect(await placeButton(canvas)).toHaveAccessibleDescription(
      /El siguiente podrás hacerlo a las \d+:\d\d/,
    )
    await expect(await placeButton(canvas)).toBeDisabled()
  },
}

/** Payment on delivery is the only choice. */
export const NoTransfer: Story = {
  parameters: arriving(withSettings({ transferOffered: false })),
  play: async ({ canvas }) => {
    const methods = await canvas.findAllByRole('radio')
    await expect(methods).toHaveLength(1)
    await expect(methods[0]).toBeChecked()
    await expect(methods[0]).toHaveAccessibleName('Al recibir')
    await expect(await placeButton(canvas)).toBeEnabled()
  },
}

export const TooManyBottles: Story = {
  parameters: arriving(withSettings({ maxBottlesPerOrder: 2 })),
  play: async ({ canvas }) => {
    await expect(await placeButton(canvas)).toHaveAccessibleDescription(
      /hasta 2 botellas y en tu carrito hay 3/,
    )
    await expect(await placeButton(canvas)).toBeDisabled()
  },
}

const nine = manyLines(9)

export const TooManyLines: Story = {
  parameters: arriving(withProducts(...productsOf(nine)), nine),
  play: async ({ canvas }) => {
    await expect(await placeButton(canvas)).toHaveAccessibleDescription(/hasta 8 productos/)
  },
}

export const StockTooLow: Story = {
  parameters: arriving(
    withProducts(
      aProduct({ stock: 0 }),
      aProduct({ id: triple.id, name: triple.name, priceCents: 4100, stock: 1 }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Se agotó.')).toBeVisible()
    await expect(canvas.getByText(/antes \$39,00, ahora \$41,00/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dejar en 1' }))
    const quantity = await canvas.findByText('1 × $41,00')
    await expect(quantity.closest('[tabindex]')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Quitar Amaru Destilado/ }))
    await waitFor(async () => expect(await placeButton(canvas)).toBeEnabled())
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveFocus()
  },
}

/** Restoring the last line also restores the typed values. */
export const LastBottleRemoved: Story = {
  parameters: arriving(withProducts(aProduct({ stock: 0 })), [destilado]),
  play: async ({ canvas }) => {
    const notes = await openNotes(canvas)
    await userEvent.type(notes, 'Por la tarde.')
    await userEvent.click(canvas.getByRole('button', { name: /^Quitar Amaru Destilado/ }))
    await expect(await placeButton(canvas)).toHaveAccessibleDescription('Tu carrito está vacío.')
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }))
    await expect(await canvas.findByText('Se agotó.')).toBeVisible()
    await expect(notes).toBeInTheDocument()
    await expect(notes).toHaveValue('Por la tarde.')
  },
}
