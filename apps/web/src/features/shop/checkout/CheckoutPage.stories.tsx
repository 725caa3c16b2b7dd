import { Outage } from '@storefront/domain'
import { aProduct, aProfile } from '@storefront/domain/testing'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { destilado, triple, withProducts, withSettings } from '../../../../testing/carts.ts'
import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer } from '../../../../testing/visit.ts'
import { Page } from './CheckoutPage.tsx'
import {
  arriving,
  arrivingAsUser,
  atCheckout,
  fillIn,
  placeButton,
  press,
} from './testing/checkoutStory.tsx'

const meta = {
  title: 'Pages/Checkout',
  component: Page,
  parameters: atCheckout,
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

/** A stranger's page: one form, no account. */
export const Stranger: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await placeButton(canvas)).toHaveTextContent('$105,00')
    await expect(canvas.getAllByText('Gratis')[0]).toBeVisible()
    await expect(canvas.getAllByText(/\$13,70 de IVA/)[0]).toBeVisible()
    await expect(canvas.getByText('Un pedido llega en 2 a 5 días hábiles.')).toBeVisible()
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveAttribute('type', 'email')
    await expect(canvas.queryByLabelText('Contraseña')).not.toBeInTheDocument()
    await expect(canvas.queryByLabelText(/^Usar estos datos/)).not.toBeInTheDocument()
    await expect(canvas.queryByText(/^Faltan datos/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute(
      'href',
      '/login?returnTo=/checkout',
    )
  },
}

/** The order is collapsed to its total. */
export const CollapsedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const order = within(await canvas.findByRole('region', { name: 'Tu pedido' }))
    await expect(order.getAllByText('$105,00')[0]).toBeVisible()
    await expect(order.getByText(destilado.name)).not.toBeVisible()
    await userEvent.click(order.getByRole('button', { name: /Ver el detalle/ }))
    await expect(order.getByText(destilado.name)).toBeVisible()
    await expect(order.getByRole('button', { name: /Ocultar el detalle/ })).toHaveFocus()
  },
}

/** A cedula or telephone that is probably mistyped is no error. */
export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, { Cédula: '1713175072', Teléfono: '2345678' })
    await expect(await canvas.findByText(/no parece una cédula ecuatoriana/)).toBeVisible()
    await expect(await canvas.findByText(/^Este número no parece correcto/)).toBeVisible()
    await fillIn(canvas)
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByText(/no parece/)).not.toBeInTheDocument())
    await userEvent.click(canvas.getByText('En efectivo, cuando tienes las botellas.'))
    await expect(canvas.getByRole('radio', { name: 'Al recibir' })).toBeChecked()
    await expect(canvas.getByText('Pagas $105,00 en efectivo.')).toBeVisible()
  },
}

export const Errors: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Correo electrónico'), 'maria@')
    await press(canvas)
    await expect(
      canvas.getByRole('alert', { name: 'Revisa 7 datos para hacer tu pedido' }),
    ).toHaveFocus()
    const email = canvas.getByLabelText('Correo electrónico')
    await userEvent.click(canvas.getByRole('link', { name: /^Escribe un correo válido/ }))
    await expect(email).toHaveFocus()
    // A field says what the summary says of it.
    for (const line of canvas.getAllByRole('link', { name: /^(Falta|Escribe) .*\.$/ })) {
      await expect(canvas.getAllByText(line.textContent)).toHaveLength(2)
    }
  },
}

/** A returning buyer whose profile is complete reads it in lines. */
export const ReturningBuyer: Story = {
  parameters: arrivingAsUser(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('visitante@example.com')).toBeVisible()
    await expect(canvas.getByText('Ana Visitante')).toBeVisible()
    await expect(canvas.getByText('Quito, Pichincha')).toBeVisible()
    await expect(canvas.queryByLabelText('Nombre completo')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Inicia sesión' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Editar tus datos' }))
    await expect(canvas.getByLabelText('Nombre completo')).toHaveFocus()
    await expect(canvas.getByLabelText('Calle y número')).toHaveValue('Av. Amazonas N24-03')
    await expect(canvas.queryByLabelText('Correo electrónico')).not.toBeInTheDocument()
  },
}

export const Returning: Story = { parameters: arrivingAsUser() }

/** A telephone that nobody can call gets the warning of its field; the order is placed all the same. */
export const ReturningBuyerWithoutTelephone: Story = {
  parameters: arrivingAsUser(() => ({
    profiles: { find: () => Promise.resolve(aProfile({ telefono: '2345678' })) },
  })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Este número no parece correcto/)).toBeVisible()
    await expect(canvas.queryByLabelText('Teléfono')).not.toBeInTheDocument()
    await expect(await placeButton(canvas)).toBeEnabled()
  },
}

/** The form is open; the details that are known stand in it. */
export const IncompleteProfile: Story = {
  parameters: arrivingAsUser(() => ({
    profiles: {
      find: () => Promise.resolve(aProfile({ telefono: '', direccion: '' })),
    },
  })),
}

/** The steps announce an e-mail only where the shop sends it. */
export const WithLetters: Story = {
  parameters: arriving(withSettings({ lettersOn: true })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Llega el dinero, te avisamos por correo y empacamos tus botellas.'),
    ).toBeVisible()
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

/** The total and the ways to pay follow the province. */
export const OtherProvince: Story = {
  parameters: arriving(
    withSettings({
      transferOffered: true,
      provinceTerms: [
        {
          province: 'Galápagos',
          shippingCents: 1500,
          deliveryDays: null,
          onDeliveryOffered: false,
        },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await expect(
      canvas.getByText(
        'El envío a Galápagos ($15,00) tiene otro precio. En Galápagos no se puede pagar al recibir.',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Al recibir' }))
    const before = (await placeButton(canvas)).textContent
    await userEvent.selectOptions(canvas.getByLabelText('Provincia'), 'Galápagos')
    await expect(canvas.getAllByText('$15,00').length).toBeGreaterThan(0)
    await expect((await placeButton(canvas)).textContent).not.toBe(before)
    await expect(canvas.queryByRole('radio', { name: 'Al recibir' })).toBeNull()
    await expect(canvas.getByRole('radio', { name: 'Transferencia' })).toBeChecked()
    await userEvent.selectOptions(canvas.getByLabelText('Provincia'), 'Loja')
    await expect((await placeButton(canvas)).textContent).toBe(before)
    await expect(canvas.getByRole('radio', { name: 'Al recibir' })).toBeChecked()
  },
}

/** A shop that takes no transfers, and no payment on delivery in the province. */
export const NotSoldToProvince: Story = {
  parameters: arriving(
    withSettings({
      transferOffered: false,
      provinceTerms: [
        {
          province: 'Galápagos',
          shippingCents: null,
          deliveryDays: null,
          onDeliveryOffered: false,
        },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.selectOptions(canvas.getByLabelText('Provincia'), 'Galápagos')
    await expect(canvas.getByText(/^A esta provincia todavía no vendemos en línea\./)).toBeVisible()
    await expect(await placeButton(canvas)).toBeDisabled()
  },
}

/** An order that the buyer picks up: free, without an address, paid there; what was typed stays for a delivery. */
export const Pickup: Story = {
  parameters: arriving(
    withSettings({
      transferOffered: true,
      onDeliveryOffered: false,
      freeShippingFromCents: null,
      pickupAddress: 'Av. Amazonas N24-03 y Colón, oficina 5, Quito',
    }),
  ),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    const shipped = (await placeButton(canvas)).textContent
    const street = canvas.getByLabelText('Calle y número')
    await userEvent.clear(street)
    await press(canvas)
    await expect(canvas.getByRole('link', { name: 'Falta la calle con su número.' })).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'Al recibir' })).toBeNull()
    await userEvent.click(canvas.getByText('Retiro, gratis'))
    await expect(canvas.getByText(/^Av\. Amazonas N24-03 y Colón/)).toBeVisible()
    await expect(canvas.queryByLabelText('Ciudad')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Falta la calle con su número.' })).toBeNull()
    await expect((await placeButton(canvas)).textContent).not.toBe(shipped)
    await userEvent.click(canvas.getByRole('radio', { name: 'Al retirar' }))
    await expect(canvas.getByText(/te escribimos cuando esté listo\.$/)).toBeVisible()
    await userEvent.click(canvas.getByText('Envío a domicilio'))
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Quito')
    await expect(canvas.getByRole('radio', { name: 'Transferencia' })).toBeChecked()
    await userEvent.click(canvas.getByText('Retiro, gratis'))
  },
}

/** What is written by hand on the card of a gift. */
export const Gift: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(canvas.getByText('Agregar una nota para el regalo'))
    const note = await canvas.findByLabelText('Nota para el regalo')
    await userEvent.click(note)
    await userEvent.paste(`${'x'.repeat(199)}ñ!`)
    await expect(canvas.getByText(/^Sobra 1 carácter/)).toBeVisible()
    await press(canvas)
    await expect(canvas.getAllByText('La nota del regalo es demasiado larga.')).toHaveLength(2)
    await userEvent.clear(note)
    await userEvent.paste('Feliz cumpleaños, Rosa. Que brindes bien.')
  },
}

/** Somebody else receives it: one choice more, and their name, telephone and address in place of the buyer's. */
export const GiftToSomebody: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Es un regalo/ }))
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('')
    await userEvent.type(canvas.getByLabelText('Nombre de quien recibe'), 'Inés Tituaña')
    await userEvent.type(canvas.getByLabelText('Teléfono de quien recibe'), '07 283 1234')
    await userEvent.type(canvas.getByLabelText('Ciudad'), 'Cuenca')
    // What was typed of either is there when the choice changes.
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Es un regalo/ }))
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Quito')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Es un regalo/ }))
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Cuenca')
    await expect(canvas.getByLabelText('Nombre de quien recibe')).toHaveValue('Inés Tituaña')
  },
}

/** A gift that is paid on delivery: the buyer confirms first that who receives it pays. */
export const GiftInCash: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Es un regalo/ }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Al recibir' }))
    await press(canvas)
    await expect(canvas.getByRole('link', { name: /^Confirma que paga quien/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Confirmo: quien recibe paga/ }))
    await expect(canvas.queryByRole('link', { name: /^Confirma que paga/ })).toBeNull()
  },
}

/** The browser's clock may be wrong: whether the pause has begun, the server says. */
export const Paused: Story = {
  parameters: arriving(withSettings({ pause: { startsAt: 0, endsAt: null } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('no recibimos pedidos')
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
    await expect(canvas.getByRole('region', { name: 'Tu pedido' })).toHaveFocus()
  },
}

/** A summary with a warning is not collapsed. */
export const SoldOutOnAPhone: Story = {
  parameters: arriving(withProducts(aProduct({ stock: 0 })), [destilado]),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Se agotó.')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: arriving(undefined, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay botellas aquí')).toBeVisible()
  },
}

/** A bottle is added here: the form is in its place. */
export const FirstBottle: Story = {
  parameters: arriving(undefined, []),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Agregar Amaru Destilado/ }))
    await expect(await placeButton(canvas)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Loading: Story = {
  parameters: arriving(() => ({ settings: { shop: noAnswer } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Unreadable: Story = {
  parameters: arriving(() => ({
    products: {
      list: () => Promise.reject(new Outage('unavailable', 'Answered 503')),
    },
  })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No pudimos preparar tu pedido',
    )
  },
}
