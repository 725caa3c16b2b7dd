import { demoUser } from '@storefront/backend/seed'
import { type Cart, type OrderRepository, Outage } from '@storefront/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { noAnswer } from '../../app/testing/visit.ts'
import { Page } from './CheckoutPage.tsx'
import { arriving, checkoutStory, placeButton } from './testing/checkoutStory.tsx'

const meta = {
  ...checkoutStory,
  title: 'Pages/Checkout',
  component: Page,
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(await placeButton(canvas)).toHaveTextContent('$105,00')
    await expect(canvas.getByText('Gratis')).toBeVisible()
    await expect(canvas.getByText(/\$13,70 de IVA/)).toBeVisible()
    await userEvent.click(await placeButton(canvas))
    await expect(canvas.getByText(/Confirma que eres mayor de edad/)).toBeVisible()
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  parameters: { services: arriving(undefined, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay nada que pedir todavía')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    services: arriving(({ settings }) => ({ settings: { ...settings, shop: noAnswer } })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Unreadable: Story = {
  parameters: {
    services: arriving(({ products }) => ({
      products: {
        ...products,
        list: () => Promise.reject(new Outage('unavailable', 'Answered 503')),
      },
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No pudimos preparar tu pedido',
    )
  },
}

/** Back at the checkout with the idempotency key of an order whose answer never came. */
const inDoubt = (find: OrderRepository['find'], cart?: Cart) => async () => {
  const services = await arriving(({ orders }) => ({ orders: { ...orders, find } }), cart)()
  services.orderIdempotencyKey.begin(demoUser.uid)
  return services
}

export const Looking: Story = {
  parameters: { services: inDoubt(noAnswer) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Comprobando si tu pedido/)).toBeVisible()
  },
}

export const LookFailed: Story = {
  parameters: {
    services: () => {
      const answers = [() => Promise.reject(new Outage('offline', 'No network'))]
      return inDoubt(() => (answers.pop() ?? (() => Promise.resolve(null)))(), [])()
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('si tu último pedido llegó')
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }))
    await expect(await canvas.findByText('No hay nada que pedir todavía')).toBeVisible()
  },
}
