import { hourMs, letterId, sendLetterAgain, type Letter } from '@storefront/domain'
import { Route, Routes } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'

import { testNow } from '../../../testing/createTestServices.ts'
import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { Page } from './DeskOrderPage.tsx'
import { adminVisit, openColleague } from './testing/adminVisit.ts'
import { answering, offline } from './testing/answering.ts'
import { numberedOrder, orderIdOf } from './testing/numberedOrder.ts'

const id = orderIdOf(1004)

const order = numberedOrder(1004, {
  status: 'shipped',
  createdAt: testNow - 48 * hourMs,
  paymentReceivedAt: testNow - 3 * hourMs,
  shippedAt: testNow - hourMs,
})

/** The press of the order's entry that a letter is about; of a reminder the one that placed it. */
const pressOf = (kind: Letter['kind']): string => {
  const entryKinds: Partial<Record<Letter['kind'], string>> = {
    paymentReceived: 'received',
    orderShipped: 'shipped',
  }
  return order.entries.find((entry) => entry.kind === entryKinds[kind])?.press ?? id
}

const aLetter = (kind: Letter['kind'], state: Letter['state'], hoursAgo: number): Letter => ({
  orderId: id,
  press: pressOf(kind),
  kind,
  state,
  attempts: state === 'waiting' ? 0 : 1,
  createdAt: testNow - hoursAgo * hourMs,
  // One that is due would count as sent.
  sendAt: state === 'waiting' ? testNow + 1 : testNow - hoursAgo * hourMs,
  claimedUntil: null,
  sentAt: state === 'sent' ? testNow - hoursAgo * hourMs : null,
  lastDay: null,
})

const received = aLetter('orderReceived', 'sent', 48)
const toShop = aLetter('newOrder', 'sent', 48)

/** A dashboard with letters. */
const dashboard = (letters: readonly Letter[], shop: Parameters<typeof adminVisit>[0] = {}) =>
  adminVisit({
    orders: [order],
    past: {
      letters: Object.fromEntries(letters.map((letter) => [letterId(letter), { ...letter }])),
    },
    backend: () => ({ letters: { areOnlyShown: false } }),
    ...shop,
  })

const meta = {
  title: 'Pages/Desk/Order/Letters',
  component: Page,
  parameters: { path: `/dashboard/orders/${id}` },
  render: () => (
    <Routes>
      <Route path="/:language?/dashboard/orders/:id" element={<Page />} />
    </Routes>
  ),
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

/** One that cannot be read is named below the activity. */
export const Unreadable: Story = {
  parameters: adminVisit({
    orders: [order],
    past: { letters: { [letterId(received)]: { ...received }, roto: { orderId: id } } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se puede leer este correo: roto')).toBeVisible()
  },
}

/** Each state that needs nobody. */
export const Sent: Story = {
  parameters: dashboard([
    received,
    toShop,
    aLetter('paymentReminder', 'skipped', 4),
    aLetter('paymentReceived', 'sending', 3),
    aLetter('orderShipped', 'waiting', 1),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Correo enviado: pedido recibido')).toBeVisible()
    await expect(canvas.getByText('Correo enviado: pedido nuevo')).toBeVisible()
    await expect(canvas.getByText('Automático, a la tienda')).toBeVisible()
    await expect(canvas.getByText('Correo por salir: va en camino')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Enviar de nuevo/ })).not.toBeInTheDocument()
  },
}

/** A letter that failed is sent again; the focus stays in the activity, whose button is gone. */
export const SentAgain: Story = {
  parameters: dashboard([
    received,
    aLetter('paymentReceived', 'failed', 3),
    aLetter('orderShipped', 'uncertain', 1),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Enviar de nuevo: llegó el dinero' }),
    )
    await expect(await canvas.findByText('El correo saldrá en un momento.')).toBeVisible()
    await expect(canvas.getByText('Correo enviado: llegó el dinero')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Actividad' })).toHaveFocus())
    await expect(
      canvas.getByRole('button', { name: 'Enviar de nuevo: va en camino' }),
    ).toBeVisible()
  },
}

/** What a letter says is no longer true: it would not be sent again. */
export const NoLongerTrue: Story = {
  parameters: dashboard([aLetter('orderCancelled', 'failed', 1)]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No se pudo enviar el correo: pedido cancelado'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Enviar de nuevo/ })).not.toBeInTheDocument()
  },
}

/** The demonstration sends nothing, and says so. */
export const OnlyShown: Story = {
  parameters: dashboard([received, toShop, aLetter('orderShipped', 'waiting', 1)], {
    backend: () => ({}),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Se habría enviado un correo: pedido recibido'),
    ).toBeVisible()
    await expect(canvas.getByText('En unos segundos saldría un correo: va en camino')).toBeVisible()
    await expect(canvas.queryByText(/^Correo enviado/)).not.toBeInTheDocument()
  },
}

/** A colleague has asked for it before, and it has left. */
export const Refused: Story = {
  parameters: dashboard([aLetter('orderShipped', 'uncertain', 1)]),
  play: async (context) => {
    const { canvas, userEvent } = context
    const again = await canvas.findByRole('button', { name: /Enviar de nuevo/ })
    const { run } = await openColleague(servicesOf(context))
    await run(sendLetterAgain, { id: letterId(aLetter('orderShipped', 'uncertain', 1)) })
    await userEvent.click(again)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/ya no hace falta enviarlo/)
    await expect(canvas.getByText('Correo enviado: va en camino')).toBeVisible()
  },
}

export const NotAnswered: Story = {
  parameters: dashboard([aLetter('orderShipped', 'uncertain', 1)], {
    backend: answering(sendLetterAgain, offline),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Enviar de nuevo/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/No pudimos pedir/)
  },
}

/** The rest of the activity is shown. */
export const NotRead: Story = {
  parameters: dashboard([], {
    backend: () => ({ letters: { ofOrder: offline } }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No pudimos leer los correos automáticos/)).toBeVisible()
    await expect(canvas.getByText('Pedido hecho')).toBeVisible()
  },
}
