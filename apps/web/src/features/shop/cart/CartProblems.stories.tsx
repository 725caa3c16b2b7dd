import { maxCartLines, maxQuantity } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { expect, userEvent } from 'storybook/test'

import {
  destilado,
  manyLines,
  productsOf,
  triple,
  withProducts,
  withSettings,
} from '../../../../testing/carts.ts'
import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { Page } from './CartPage.tsx'

const meta = {
  title: 'Pages/Cart/Problems',
  component: Page,
  parameters: { path: '/cart' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

/** A changed price, too little stock, a deleted product, and one that is coming soon. */
export const Changed: Story = {
  parameters: {
    cart: [
      { ...destilado, priceCents: 2500 },
      { ...triple, quantity: 4 },
      { ...destilado, id: 'gone', name: 'Amaru Añejo', image: null },
      { ...destilado, id: 'sold-out', name: 'Amaru Joven', image: null },
      { ...destilado, id: 'coming', name: 'Amaru Reposado', image: 'bottle-reposado-1' },
    ],
    backend: withProducts(
      aProduct({ stock: 1 }),
      aProduct({ id: 'triple-destilado', name: triple.name, priceCents: 3900, stock: 3 }),
      aProduct({ id: 'sold-out', name: 'Amaru Joven', stock: 0 }),
      aProduct({ id: 'coming', name: 'Amaru Reposado', comingSoon: true }),
    ),
  },
  play: async ({ canvas }) => {
    for (const sentence of [
      'El precio cambió: antes $25,00, ahora $27,00.',
      'Es la última que queda.',
      'Ya no está disponible.',
      'Se agotó.',
      'Todavía no está a la venta.',
    ]) {
      await expect(await canvas.findByText(sentence)).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Dejar en 3' }))
    await expect(canvas.getByText('Son las 3 que quedan.')).toBeVisible()
  },
}

/** When no line can be bought, the link leads to the products instead of the checkout. */
export const NothingToBuy: Story = {
  parameters: {
    cart: [
      { ...triple, quantity: 3 },
      { ...destilado, id: 'gone', name: 'Amaru Añejo', image: null },
    ],
    backend: withProducts(aProduct({ id: 'triple-destilado', stock: 0 })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nada de lo que hay en tu carrito/)).toBeVisible()
    await expect(canvas.getByText('Se agotó.')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    await expect(canvas.queryByText(/envío/)).not.toBeInTheDocument()
    await expect(canvas.queryByText('Finalizar la compra')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Ver las botellas' })).toHaveAttribute(
      'href',
      '/products',
    )
  },
}

/** The maximum of each quantity depends on the other bottles, because of the limit per order. */
export const OrderFull: Story = {
  parameters: {
    cart: [{ ...destilado, quantity: 2 }, triple],
    backend: withSettings({ maxBottlesPerOrder: 3 }),
  },
  play: async ({ canvas }) => {
    const full = await canvas.findByText(/hasta 3 botellas: el tuyo ya las tiene/)
    await expect(full).toBeVisible()
    // Announced: in a status that was there before.
    await expect(full.closest('[role="status"]')).not.toBeNull()
    const more = canvas.getAllByRole('button', { name: /^Agregar una botella/ })
    await expect(more.map((button) => button.ariaDisabled)).toEqual(['true', 'true'])
    await userEvent.click(
      canvas.getByRole('button', { name: `Quitar una botella de ${destilado.name}` }),
    )
    await expect(canvas.queryByText(/el tuyo ya las tiene/)).not.toBeInTheDocument()
    await expect(more.map((button) => button.ariaDisabled)).toEqual(['false', 'false'])
  },
}

/** The way to the checkout stays open: only the server knows whether the pause has begun. */
export const Paused: Story = {
  parameters: {
    cart: [destilado],
    backend: withSettings({ pause: { startsAt: 0, endsAt: null } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Por ahora no recibimos pedidos/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Finalizar la compra' })).toBeVisible()
  },
}

const allLines = manyLines(maxCartLines)

export const Limits: Story = {
  parameters: {
    cart: allLines.map((line, index) => (index === 0 ? { ...line, quantity: maxQuantity } : line)),
    backend: (backend) => ({
      ...withProducts(...productsOf(allLines))(),
      ...withSettings({ maxBottlesPerOrder: 200 })(backend),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caben 99 botellas de cada producto.')).toBeVisible()
    await expect(
      await canvas.findByText('Tu carrito está completo: caben 12 productos distintos.'),
    ).toBeVisible()
  },
}
