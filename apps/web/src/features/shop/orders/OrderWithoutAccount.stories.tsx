import { demoUser } from '@storefront/backend/seed'
import { err, type AuthErrorCode } from '@storefront/domain'
import { aCustomer } from '@storefront/domain/testing'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'

import { servicesOf, type SiteMeta, type SiteStory } from '../../../../testing/siteStory.tsx'
import type { Calls } from '../../../../testing/visit.ts'
import { readGuestOrders, rememberGuestOrder } from './guestOrders.ts'
import { OrderView } from './OrderView.tsx'
import { byLink, id, number, orderStory, showing } from './testing/orderStory.tsx'

const meta = {
  ...orderStory,
  title: 'Pages/Order/Without account',
  component: OrderView,
  parameters: { path: `/orders/${id}?placed`, ...byLink() },
} satisfies SiteMeta<typeof OrderView>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

/** What to do, the link to keep, and an account for whoever wants one. */
export const Confirmation: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Gracias, Rosa',
    )
    await expect(canvas.getByRole('heading', { name: 'Para pagar' })).toBeVisible()
    await expect(canvas.getByText(`${window.location.host}/orders/${id}`)).toBeVisible()
    await expect(canvas.getByText(/el correo \(rosa@example\.com\) ya los tenemos/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Todos tus pedidos' })).not.toBeInTheDocument()
  },
}

export const LinkInEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${window.location.host}/en/orders/${id}`)).toBeVisible()
  },
}

export const LinkCopied: Story = {
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar el enlace' }))
    await expect(await canvas.findByText('Enlace copiado.')).toBeInTheDocument()
    await expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/orders/${id}`)
  },
}

/** By its link, later: paid, and on its way. */
export const Received: Story = {
  parameters: { path: `/orders/${id}`, ...byLink({ paymentReceivedAt: Date.UTC(2026, 0, 3, 15) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(number)
    await expect(canvas.getByText('En preparación')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Guarda este enlace' })).toBeVisible()
  },
}

export const Delivered: Story = {
  parameters: {
    path: `/orders/${id}`,
    ...byLink({ status: 'delivered', paymentReceivedAt: Date.UTC(2026, 0, 3, 15) }),
  },
}

/** An id that no order has, or an order that belongs to an account. */
export const NotFound: Story = {
  parameters: { path: `/orders/${id}`, ...byLink({ uid: demoUser.uid }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No encontramos este pedido')).toBeVisible()
    await expect(canvas.getByText(/^Puede estar en una cuenta/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      `/login?returnTo=/orders/${id}`,
    )
  },
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function makeAccount(canvas: Canvas, password = 'lluvia mesa tambor'): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Contraseña'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Crear mi cuenta' }))
}

/** The page says what follows, instead of a notice that covers it. */
export const AccountMade: Story = {
  play: async (context) => {
    const { canvas } = context
    await makeAccount(canvas)
    const made = await canvas.findByText('Tu cuenta está lista.')
    await waitFor(() => expect(made.closest('[role=status]')).toHaveFocus())
    await expect(
      await canvas.findByText(/^Te enviamos un enlace a rosa@example\.com\./),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Gracias, Rosa')
    const { notices, session, loadBackend } = servicesOf(context)
    await expect(notices.get()).toEqual([])
    const visitor = session.get()
    const { profiles } = await loadBackend()
    await expect(
      await profiles.find(visitor.status === 'signed-in' ? visitor.account.uid : ''),
    ).toMatchObject({ nombre: 'Rosa Quishpe', cedula: '1710034065', email: 'rosa@example.com' })
  },
}

export const PasswordTooShort: Story = {
  play: async ({ canvas }) => {
    await makeAccount(canvas, 'amaru')
    await waitFor(() => expect(canvas.getByLabelText('Contraseña')).toHaveFocus())
    await expect(canvas.getByLabelText('Contraseña')).toHaveAccessibleDescription(
      /necesita al menos 6 caracteres/,
    )
  },
}

/** The address has an account: the order joins it. */
export const AddressInUse: Story = {
  parameters: byLink({ customer: aCustomer({ email: demoUser.email }) }),
  play: async ({ canvas }) => {
    await makeAccount(canvas)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(`Ya hay una cuenta con ${demoUser.email}`)
    await expect(canvas.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      `/login?returnTo=/orders/${id}`,
    )
  },
}

const refusing = (code: AuthErrorCode) => (): Calls => ({
  auth: { register: async () => err({ code, providerCode: `auth/${code}` }) },
})

export const PasswordRefused: Story = {
  parameters: { backend: refusing('password-policy') },
  play: async ({ canvas }) => {
    await makeAccount(canvas)
    await waitFor(() =>
      expect(canvas.getByLabelText('Contraseña')).toHaveAccessibleDescription(
        /no cumple los requisitos de seguridad/,
      ),
    )
  },
}

export const AccountFailed: Story = {
  parameters: { backend: refusing('network-failed') },
  play: async ({ canvas }) => {
    await makeAccount(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error en el registro: no hay conexión.',
    )
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('lluvia mesa tambor')
  },
}

/** Seen by the account of its address, which is verified: the order joins it, and the browser need not remember it. */
export const OfTheAccountsAddress: Story = {
  parameters: {
    ...showing({ uid: null, customer: aCustomer({ email: demoUser.email }) }),
    prepare: ({ guestOrders }) =>
      rememberGuestOrder(guestOrders, { id, number, createdAt: 0, uid: null }),
  },
  play: async (context) => {
    const { canvas } = context
    await expect(
      await canvas.findByText('Este pedido está en tu cuenta, y su enlace sigue funcionando.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Guarda este enlace' })).toBeNull()
    const { guestOrders } = servicesOf(context)
    await waitFor(() => expect(readGuestOrders(guestOrders)).toEqual([]))
  },
}
