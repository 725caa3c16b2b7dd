import { correctRecipient, Outage, versionOf } from '@storefront/domain'
import { aCheckedReceiver, anOrder, aPress, aReceiver } from '@storefront/domain/testing'
import { expect, userEvent, waitFor } from 'storybook/test'

import { servicesOf, type SiteMeta, type SiteStory } from '../../../../testing/siteStory.tsx'
import { OrderView } from './OrderView.tsx'
import { byLink, filledSettings, id, orderStory, showing } from './testing/orderStory.tsx'

const meta = {
  ...orderStory,
  title: 'Pages/Order/Correct recipient',
  component: OrderView,
  parameters: { ...orderStory.parameters, ...byLink() },
} satisfies SiteMeta<typeof OrderView>

export default meta
type Story = SiteStory<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const action = 'Corregir los datos de entrega'

async function open(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: action }))
  await waitFor(() => expect(canvas.getByLabelText('Nombre completo')).toHaveFocus())
}

async function type(canvas: Canvas, label: string, text: string): Promise<void> {
  const field = canvas.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Guardar los cambios' }))

/** The form with what is stored. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(canvas.getByLabelText('Provincia')).toHaveValue('Pichincha')
    await expect(canvas.getByText(/El correo no se cambia aquí/)).toBeVisible()
  },
}

/** Whoever has the link corrects it, and the page shows the order as it is then. */
export const Corrected: Story = {
  play: async ({ canvas }) => {
    await open(canvas)
    await type(canvas, 'Calle y número', 'Calle Larga 1-23')
    await save(canvas)
    const answer = await canvas.findByText('Listo: corregimos los datos de la entrega.')
    await waitFor(() => expect(answer.closest('[tabindex]')).toHaveFocus())
    await expect(canvas.getByText(/Calle Larga 1-23/)).toBeVisible()
    await expect(canvas.queryByLabelText('Calle y número')).not.toBeInTheDocument()
  },
}

/** What is missing is said at its field. */
export const Incomplete: Story = {
  parameters: showing(),
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.clear(canvas.getByLabelText('Teléfono'))
    await save(canvas)
    await expect(canvas.getByLabelText('Teléfono')).toHaveAccessibleDescription(
      /Completa este campo/,
    )
    await expect(canvas.getByLabelText('Teléfono')).toHaveFocus()
  },
}

/** What would change the terms is done by the shop, whose address is named. */
export const OtherTerms: Story = {
  parameters: byLink(
    {},
    {
      ...filledSettings,
      provinceTerms: [
        { province: 'Galápagos', shippingCents: 1500, onDeliveryOffered: true, deliveryDays: null },
      ],
    },
  ),
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.selectOptions(canvas.getByLabelText('Provincia'), 'Galápagos')
    await save(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Con esa provincia cambia lo que cuesta el envío',
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent('pedidos@example.com')
    await expect(canvas.getByLabelText('Provincia')).toHaveValue('Galápagos')
  },
}

/** The shop has changed it meanwhile: what is stored is shown beside what was typed, and the next press saves that. */
export const ChangedMeanwhile: Story = {
  play: async (context) => {
    const { canvas } = context
    await open(canvas)
    await type(canvas, 'Nombre completo', 'Rosa Elena Quishpe')
    const backend = await servicesOf(context).loadBackend()
    const stored = (await backend.orders.find(id)) ?? anOrder()
    const recipient = { ...aCheckedReceiver(), nombre: 'Rosa Quishpe Andrade' }
    const input = { id, version: versionOf(stored), recipient }
    await backend.run(correctRecipient, input, aPress(70))
    await save(canvas)
    await expect(await canvas.findByText(/El pedido cambió mientras escribías/)).toBeVisible()
    await expect(canvas.getByText(/: ahora Rosa Quishpe Andrade; tú escribiste/)).toBeVisible()
    await expect(canvas.getByLabelText('Nombre completo')).toHaveValue('Rosa Elena Quishpe')
    await save(canvas)
    await expect(await canvas.findByText(/^Listo: corregimos/)).toBeVisible()
    await expect(canvas.getByText('Rosa Elena Quishpe')).toBeVisible()
  },
}

export const NotAnswered: Story = {
  parameters: {
    ...byLink(),
    backend: () => ({ run: () => Promise.reject(new Outage('offline', 'None')) }),
  },
  play: async ({ canvas }) => {
    await open(canvas)
    await type(canvas, 'Ciudad', 'Sangolquí')
    await save(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No pudimos guardar los cambios.',
    )
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Sangolquí')
  },
}

/** Of a gift the receiver is corrected. */
export const Gift: Story = {
  parameters: byLink({ receiver: aReceiver({ nombre: 'Inés Paredes' }) }),
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(canvas.getByLabelText('Nombre completo')).toHaveValue('Inés Paredes')
  },
}

/** Of an order that is picked up no address is asked. */
export const PickedUp: Story = {
  parameters: byLink({ pickupAddress: 'Av. Amazonas N34-120, Quito' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Corregir nombre o teléfono' }))
    await expect(await canvas.findByLabelText('Teléfono')).toBeVisible()
    await expect(canvas.queryByLabelText('Provincia')).not.toBeInTheDocument()
  },
}

/** Once it has left, the shop is asked. */
export const Shipped: Story = {
  parameters: byLink({ status: 'shipped' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Entrega' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Corregir/ })).not.toBeInTheDocument()
  },
}
