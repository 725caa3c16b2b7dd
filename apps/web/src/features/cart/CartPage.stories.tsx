import { Outage } from '@storefront/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { pageStory } from '../../app/testing/pageStory.tsx'
import { visit } from '../../app/testing/visit.ts'
import { Page } from './CartPage.tsx'
import { destilado, triple } from '../../app/testing/carts.ts'

const meta = {
  ...pageStory,
  title: 'Pages/Cart',
  component: Page,
  parameters: {
    ...pageStory.parameters,
    path: '/cart',
    services: () => visit({ cart: [{ ...destilado, quantity: 2 }] }),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: { services: () => visit() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay botellas aquí')).toBeVisible()
  },
}

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Te faltan $46,00 para el envío gratis.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Finalizar la compra' })).toBeVisible()
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = {
  parameters: { services: () => visit({ cart: [destilado, triple] }) },
  globals: { viewport: { value: 'phone' } },
}

/** What is taken out can be put back, by the keyboard too. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Quitar Amaru Destilado del carrito' }),
    )
    const undo = await canvas.findByRole('button', { name: 'Deshacer' })
    await waitFor(() => expect(undo).toHaveFocus())
    await expect(canvas.getByText('Aún no hay botellas aquí')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('spinbutton')).toHaveValue(2)
    await expect(canvas.queryByText('Deshacer')).not.toBeInTheDocument()
  },
}

export const FreeShipping: Story = {
  parameters: { services: () => visit({ cart: [{ ...triple, quantity: 3 }] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tu envío es gratis.')).toBeVisible()
  },
}

export const PricesUnavailable: Story = {
  parameters: {
    services: () =>
      visit({
        cart: [destilado],
        otherwise: ({ products }) => ({
          products: {
            ...products,
            list: () => Promise.reject(new Outage('offline', 'No network')),
          },
        }),
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No pudimos consultar los precios de hoy',
    )
  },
}

/** A user whose stored cart is still on its way. */
export const Loading: Story = {
  parameters: {
    services: async () => {
      const services = await visit()
      return {
        ...services,
        cart: { ...services.cart, isLoading: { ...services.cart.isLoading, get: () => true } },
      }
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando...')
  },
}
