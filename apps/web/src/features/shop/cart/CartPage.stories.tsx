import { demoUser } from '@storefront/backend/seed'
import { Outage, productFieldsOf, toCartLine } from '@storefront/domain'
import { anAddedProduct, aPicture } from '@storefront/domain/testing'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { destilado, triple, withSettings } from '../../../../testing/carts.ts'
import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer } from '../../../../testing/visit.ts'
import { Page } from './CartPage.tsx'

const meta = {
  title: 'Pages/Cart',
  component: Page,
  parameters: {
    path: '/cart',
    cart: [{ ...destilado, quantity: 2 }],
  },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Empty: Story = {
  parameters: { cart: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay botellas aquí')).toBeVisible()
    const onSale = within(await canvas.findByRole('list', { name: 'Botellas a la venta' }))
    await expect(await onSale.findByText('$27,00')).toBeVisible()
    await expect(onSale.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(
      onSale.getByRole('button', { name: `Agregar ${destilado.name} al carrito` }),
    )
    // The button is gone with the list, so the focus is on the cart that replaced it.
    const line = await canvas.findByRole('spinbutton', { name: `Cantidad de ${destilado.name}` })
    await expect(document.activeElement).toContainElement(line)
    await expect(document.activeElement).not.toBe(document.body)
  },
}

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Te faltan $46,00 para el envío gratis.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Finalizar la compra' })).toBeVisible()
    await expect(canvas.getByText('$27,00 cada una')).toBeVisible()
  },
}

/** What is no quantity is said at its field, the line stays as it was, and so does who goes on. */
export const WrongQuantity: Story = {
  play: async ({ canvas }) => {
    const quantity = await canvas.findByRole('spinbutton')
    await expect(await canvas.findByText('Te faltan $46,00 para el envío gratis.')).toBeVisible()
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '1,5')
    await userEvent.click(canvas.getByRole('link', { name: 'Finalizar la compra' }))
    await expect(quantity).toHaveFocus()
    await expect(quantity).toHaveAccessibleDescription(/^Escribe un número entero, de 1 a \d+\.$/)
    await expect(canvas.getByText('Te faltan $46,00 para el envío gratis.')).toBeVisible()
  },
}

/** On a phone the total and the way to checkout stand at the lower edge of the window, once. */
export const ToCheckoutOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toCheckout = await canvas.findByRole('link', { name: 'Finalizar la compra' })
    await expect(toCheckout).toBeVisible()
    const { bottom } = toCheckout.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(toCheckout.ownerDocument.documentElement.clientHeight)
  },
}

/** The amount of a single bottle is its price. Next to the button: when and how to pay. */
export const Single: Story = {
  parameters: {
    cart: [destilado],
    backend: withSettings({ deliveryDays: { from: 2, to: 5 } }),
  },
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Resumen' }))
    await expect(await summary.findByText('$32,00')).toBeVisible()
    await expect(summary.getByText('$5,00')).toBeVisible()
    await expect(summary.getByText('Llega en 2 a 5 días hábiles.')).toBeVisible()
    await expect(summary.getByText('No se cobra nada ahora.')).toBeVisible()
    await expect(summary.getByText(/No necesitas una cuenta/)).toBeVisible()
    await expect(canvas.getByText('750 ml')).toBeVisible()
    await expect(canvas.queryByText(/cada una/)).not.toBeInTheDocument()
  },
}

/** The other bottle alone makes shipping free. */
export const Pair: Story = {
  parameters: { cart: [{ ...destilado, quantity: 3 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Te faltan $19,00 para el envío gratis.')).toBeVisible()
    await expect(
      await canvas.findByText(`Con ${triple.name}, por $39,00, el envío es gratis.`),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Agregar ${triple.name}` }))
    await expect(await canvas.findByText('Tu envío es gratis.')).toBeVisible()
    await expect(document.activeElement).not.toBe(document.body)
  },
}

/** A user is not told that no account is needed. */
export const SignedIn: Story = {
  parameters: {
    person: demoUser,
    cart: [destilado, triple],
    backend: withSettings({ deliveryDays: { from: 2, to: 2 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Llega en 2 días hábiles.')).toBeVisible()
    await expect(canvas.queryByText(/No necesitas una cuenta/)).not.toBeInTheDocument()
  },
}

export const Two: Story = { parameters: { cart: [destilado, triple] } }

/** Removed lines can be restored, also by keyboard. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `Quitar ${destilado.name} del carrito` }),
    )
    const undo = await canvas.findByRole('button', { name: 'Deshacer' })
    await waitFor(() => expect(undo).toHaveFocus())
    await expect(canvas.getByText('Aún no hay botellas aquí')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('spinbutton')).toHaveValue('2')
    await expect(canvas.queryByText('Deshacer')).not.toBeInTheDocument()
  },
}

export const PricesUnavailable: Story = {
  parameters: {
    cart: [destilado],
    backend: () => ({
      products: {
        list: () => Promise.reject(new Outage('offline', 'No network')),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No pudimos consultar los precios de hoy',
    )
  },
}

/** The stored cart of a user is loading. */
export const Loading: Story = {
  parameters: {
    cart: [],
    backend: () => ({ carts: { load: noAnswer } }),
    prepare: ({ session }) => session.signIn(({ auth }) => auth.signIn(demoUser)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando...')
  },
}

const honey = anAddedProduct()

/** A product that an admin has added shows the picture that was added with it. */
export const AddedProduct: Story = {
  parameters: {
    cart: [toCartLine(honey)],
    past: () => ({
      products: { [honey.id]: productFieldsOf(honey) },
      pictures: { [honey.id]: { src: aPicture } },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('500 ml')).toBeVisible()
    await waitFor(() =>
      expect(canvasElement.querySelector('li img')).toHaveAttribute('src', aPicture),
    )
  },
}
