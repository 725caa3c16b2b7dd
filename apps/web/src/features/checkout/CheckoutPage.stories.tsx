import { demoUser } from '@storefront/backend/seed'
import {
  type Backend,
  err,
  type OrderRepository,
  Outage,
  type ShopSettings,
} from '@storefront/domain'
import { aProduct, aProfile } from '@storefront/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { pageStory } from '../../testing/pageStory.tsx'
import { noAnswer, visit } from '../../testing/visit.ts'
import { destilado, manyLines, productsOf, triple, withProducts } from '../../testing/carts.ts'
import { Page } from './CheckoutPage.tsx'

const cart = [destilado, { ...triple, quantity: 2 }]

const arriving =
  (otherwise?: (backend: Backend) => Partial<Backend>, lines = cart) =>
  () =>
    visit({ person: demoUser, cart: lines, ...(otherwise && { otherwise }) })

const meta = {
  ...pageStory,
  title: 'Pages/Checkout',
  component: Page,
  parameters: { ...pageStory.parameters, path: '/checkout', services: arriving() },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const placeButton = (canvas: Canvas) => canvas.findByRole('button', { name: /^Hacer el pedido/ })

async function confirm(canvas: Canvas) {
  await userEvent.click(await canvas.findByLabelText('Confirmo que tengo 18 años o más.'))
  await userEvent.click(canvas.getByRole('checkbox', { name: /acepto/ }))
  await userEvent.click(await placeButton(canvas))
}

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

const withoutAddress = ({ profiles }: Backend): Partial<Backend> => ({
  profiles: {
    ...profiles,
    find: () => Promise.resolve(aProfile({ telefono: '', direccion: '' })),
  },
})

export const Incomplete: Story = {
  parameters: { services: arriving(withoutAddress) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Usa «Editar»/)).toBeVisible()
    await expect(await placeButton(canvas)).toBeDisabled()
    await expect(await placeButton(canvas)).toHaveAccessibleDescription(/Completa tus datos/)
  },
}

export const Editing: Story = {
  parameters: { services: arriving(withoutAddress) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar' }))
    await expect(canvas.getByLabelText('Teléfono')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar los datos' }))
    await expect(canvas.getAllByText('Completa este campo.')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }))
    await expect(canvas.getByRole('button', { name: 'Editar' })).toHaveFocus()
  },
}

export const NotSaved: Story = {
  parameters: {
    services: arriving(({ profiles }) => ({
      profiles: { ...profiles, update: () => Promise.reject(new Outage('offline', 'No network')) },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar' }))
    await userEvent.type(canvas.getByLabelText('Dirección'), ', piso 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar los datos' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Hubo un error al actualizar los datos',
    )
    await expect(canvas.getByLabelText<HTMLTextAreaElement>('Dirección').value).toMatch(/piso 2$/)
  },
}

export const EditingOnPhone: Story = {
  ...Editing,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    await expect(canvas.getByLabelText('Phone')).toHaveFocus()
  },
}

const withSettings =
  (changed: Partial<ShopSettings>) =>
  ({ settings }: Backend): Partial<Backend> => ({
    settings: { ...settings, shop: async () => ({ ...(await settings.shop()), ...changed }) },
  })

export const Paused: Story = {
  parameters: { services: arriving(withSettings({ salesPaused: true })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Hoy no podemos vender')
    await expect(await placeButton(canvas)).toBeDisabled()
  },
}

export const PausedByTheOwner: Story = {
  parameters: {
    services: arriving(
      withSettings({
        salesPaused: true,
        salesPausedMessage: {
          es: 'Ley seca hasta el lunes 12:00.',
          en: 'No sales until Monday noon.',
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ley seca hasta el lunes')
  },
}

const nine = manyLines(9)

export const TooManyLines: Story = {
  parameters: { services: arriving(withProducts(...productsOf(nine)), nine) },
  play: async ({ canvas }) => {
    await expect(await placeButton(canvas)).toHaveAccessibleDescription(/hasta 8 productos/)
  },
}

export const StockTooLow: Story = {
  parameters: {
    services: arriving(
      withProducts(
        aProduct({ stock: 0 }),
        aProduct({ id: triple.id, name: triple.name, priceCents: 4100, stock: 1 }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Se agotó.')).toBeVisible()
    await expect(canvas.getByText(/antes \$39,00, ahora \$41,00/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dejar en 1' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Quitar Amaru Destilado/ }))
    await waitFor(async () => expect(await placeButton(canvas)).toBeEnabled())
  },
}

export const LongNotes: Story = {
  play: async ({ canvas }) => {
    const notes = await canvas.findByLabelText('Notas para la entrega')
    await userEvent.click(notes)
    await userEvent.paste('x'.repeat(498))
    await expect(canvas.getByText('Te quedan 2 caracteres.')).toBeVisible()
    await userEvent.paste('xxx')
    await expect(canvas.getByText(/Sobra 1 carácter/)).toBeVisible()
    await confirm(canvas)
    await waitFor(() => expect(notes).toHaveFocus())
  },
}

const withPlacing =
  (place: OrderRepository['place']) =>
  ({ orders }: Backend): Partial<Backend> => ({ orders: { ...orders, place } })

export const Placing: Story = {
  parameters: { services: arriving(withPlacing(noAnswer)) },
  play: async ({ canvas }) => {
    await confirm(canvas)
    await expect(
      await canvas.findByRole('button', { name: 'Haciendo tu pedido…' }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Failed: Story = {
  parameters: {
    services: arriving(withPlacing(() => Promise.reject(new Outage('timeout', 'No answer')))),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Notas para la entrega'), 'Por la tarde.')
    await confirm(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/solo se hará un pedido/)
    await expect(canvas.getByLabelText('Notas para la entrega')).toHaveValue('Por la tarde.')
  },
}

export const Refused: Story = {
  parameters: { services: arriving(withPlacing(() => Promise.resolve(err('order-refused')))) },
  play: async ({ canvas }) => {
    await confirm(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Algo cambió/)
  },
}

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
