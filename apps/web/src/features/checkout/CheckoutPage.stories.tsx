import { demoUser } from '@storefront/backend/seed'
import { Outage, type Cart, type OrderRepository } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { expect, fn, userEvent, within } from 'storybook/test'

import { aFilledShop, destilado, withProducts, withSettings } from '../../../testing/carts.ts'
import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer, type Visit } from '../../../testing/visit.ts'
import { Page } from './CheckoutPage.tsx'
import { arriving, atCheckout, placeButton } from './testing/checkoutStory.tsx'

const meta = {
  title: 'Pages/Checkout',
  component: Page,
  parameters: atCheckout,
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(await placeButton(canvas)).toHaveTextContent('$105,00')
    await expect(canvas.getAllByText('Gratis')[0]).toBeVisible()
    await expect(canvas.getAllByText(/\$13,70 de IVA/)[0]).toBeVisible()
    // A complete profile is read in lines.
    await expect(canvas.getByText('+593 99 123 4567, cédula 1710034065')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Transferencia' })).toHaveAccessibleDescription(
      /ves la cuenta \(Banco de los Andes\)/,
    )
    await expect(canvas.getByText('Un pedido llega en 2 a 5 días hábiles.')).toBeVisible()
    await userEvent.click(await placeButton(canvas))
    await expect(canvas.getByText(/Confirma que eres mayor de edad/)).toBeVisible()
    await expect(
      canvas.getByRole('alert', { name: 'Revisa 1 dato para hacer tu pedido' }),
    ).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Falta confirmar tu edad' }))
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
  },
}

/** With complete settings: the bank, whose account number follows after the order, and the delivery time. */
export const Told: Story = {
  parameters: arriving(withSettings(aFilledShop)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radio', { name: 'Transferencia' }),
    ).toHaveAccessibleDescription(/ves la cuenta \(Banco de los Andes\)/)
    await expect(canvas.getByText('Un pedido llega en 2 a 5 días hábiles.')).toBeVisible()
    await userEvent.click(canvas.getByText('En efectivo, cuando tienes las botellas.'))
    await expect(canvas.getByText('Pagas $105,00 en efectivo.')).toBeVisible()
    await expect(canvas.queryByText(/por correo|un correo/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('radio', { name: 'Al recibir' })).toBeChecked()
  },
}

/** The steps announce an e-mail only where the shop sends it. */
export const WithLetters: Story = {
  parameters: arriving(withSettings({ ...aFilledShop, lettersOn: true })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Llega el dinero, te avisamos por correo y empacamos tus botellas.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByText('En efectivo, cuando tienes las botellas.'))
    await expect(
      canvas.getByText(/^Haces el pedido, recibes un correo con los datos/),
    ).toBeVisible()
  },
}

export const English: Story = { globals: { locale: 'en' } }

/** The order is collapsed to its total. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const order = within(await canvas.findByRole('region', { name: 'Tu pedido' }))
    await expect(order.getAllByText('$105,00')[0]).toBeVisible()
    await expect(order.getByText('Amaru Destilado')).not.toBeVisible()
    await userEvent.click(order.getByRole('button', { name: /Ver el detalle/ }))
    await expect(order.getByText('Amaru Destilado')).toBeVisible()
    await expect(order.getByRole('button', { name: /Ocultar el detalle/ })).toHaveFocus()
  },
}

/** A summary with a warning is not collapsed. */
export const PhoneSoldOut: Story = {
  parameters: arriving(withProducts(aProduct({ stock: 0 })), [destilado]),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Se agotó.')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: arriving(undefined, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay nada que pedir todavía')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: arriving(({ settings }) => ({ settings: { ...settings, shop: noAnswer } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Unreadable: Story = {
  parameters: arriving(({ products }) => ({
    products: {
      ...products,
      list: () => Promise.reject(new Outage('unavailable', 'Answered 503')),
    },
  })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No pudimos preparar tu pedido',
    )
  },
}

/** Returning to the checkout with the idempotency key of an order whose reply was lost. */
const inDoubt = (find: () => OrderRepository['find'], cart?: Cart): Visit => ({
  ...arriving(({ orders }) => ({ orders: { ...orders, find: find() } }), cart),
  prepare: ({ orderIdempotencyKey }) => orderIdempotencyKey.getOrCreate(demoUser.uid),
})

export const Looking: Story = {
  parameters: inDoubt(() => noAnswer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Comprobando si tu pedido/)).toBeVisible()
  },
}

export const LookFailed: Story = {
  parameters: inDoubt(
    () =>
      fn(() => Promise.resolve(null)).mockRejectedValueOnce(new Outage('offline', 'No network')),
    [],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('si tu último pedido llegó')
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }))
    await expect(await canvas.findByText('No hay nada que pedir todavía')).toBeVisible()
  },
}
