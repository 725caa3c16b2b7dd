import { demoUser } from '@storefront/backend/seed'
import { err, type AuthErrorCode, type Backend } from '@storefront/domain'
import { expect, userEvent, waitFor } from 'storybook/test'

import { triple, withSettings } from '../../../testing/carts.ts'
import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { Page } from './CheckoutPage.tsx'
import { arrivingAsGuest, confirm, fillIn, placeButton } from './testing/checkoutStory.tsx'

const meta = {
  title: 'Pages/Checkout/Guest',
  component: Page,
  parameters: { path: '/checkout', ...arrivingAsGuest() },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

/** The whole form is open; nothing is looked up about an address. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await placeButton(canvas)).toBeEnabled()
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveAttribute('type', 'email')
    await expect(canvas.getByText('Se crea con el pedido, sin otro paso.')).toBeVisible()
    await expect(canvas.queryByText(/^Faltan datos/)).not.toBeInTheDocument()
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Errors: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, { 'Correo electrónico': 'maria@', Contraseña: 'amaru' })
    await userEvent.click(await placeButton(canvas))
    await expect(
      canvas.getByRole('alert', { name: 'Revisa 8 datos para hacer tu pedido' }),
    ).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'La contraseña es muy corta' }))
    await expect(canvas.getByLabelText('Contraseña')).toHaveFocus()
    await expect(canvas.getByLabelText('Contraseña')).toHaveAccessibleDescription(
      /necesita al menos 6 caracteres/,
    )
  },
}

/** The address has an account with another password. */
export const OwnAccount: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas)
    const email = canvas.getByLabelText('Correo electrónico')
    await userEvent.clear(email)
    await userEvent.type(email, demoUser.email)
    await confirm(canvas)
    const told = await canvas.findByRole('alert', { name: 'Ya tienes una cuenta con este correo' })
    await waitFor(() => expect(told).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Recupera tu acceso' })).toHaveAttribute(
      'href',
      '/reset-password',
    )
    await userEvent.click(canvas.getByRole('link', { name: /con Google/ }))
    await expect(canvas.getByRole('button', { name: 'Continuar con Google' })).toHaveFocus()
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Quito')
  },
}

/** The account's cart had a bottle: the order takes a second press. */
export const Merged: Story = {
  parameters: {
    prepare: async ({ loadBackend }: { loadBackend: () => Promise<Backend> }) => {
      const { carts, auth } = await loadBackend()
      const signedIn = await auth.signIn(demoUser)
      if (!signedIn.ok) throw new Error('The demo user could not sign in')
      await carts.change(signedIn.value.uid, {
        id: 'earlier',
        actions: [{ type: 'add', line: triple }],
      })
      await auth.signOut()
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inicia sesión' }))
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), demoUser.email)
    await userEvent.type(canvas.getByLabelText('Contraseña'), `${demoUser.password}{Enter}`)
    const arrived = await canvas.findByRole('status', {
      name: 'Entraste en tu cuenta: tu carrito tenía una botella más',
    })
    await waitFor(() => expect(arrived).toHaveFocus())
    await expect(arrived).toHaveTextContent('Se agregó a tu pedido: 1 Amaru Triple Destilado.')
    await expect(canvas.getByText('Venía en tu cuenta')).toBeVisible()
    await expect(await canvas.findByText(demoUser.direccion)).toBeVisible()
  },
}

const withGoogle =
  (code: AuthErrorCode) =>
  ({ auth }: Backend): Partial<Backend> => ({
    auth: { ...auth, signInWithGoogle: async () => err({ code, providerCode: `auth/${code}` }) },
  })

export const GoogleFailed: Story = {
  parameters: arrivingAsGuest(withGoogle('popup-blocked')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar con Google' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error en el inicio de sesión: el navegador bloqueó la ventana de Google.',
    )
  },
}

/** Only verified addresses may order: the page waits, and orders by itself once the link was followed. */
export const WaitingForVerification: Story = {
  parameters: arrivingAsGuest(withSettings({ verifiedEmailOnly: true })),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await confirm(canvas)
    const title = await canvas.findByRole('heading', { name: 'Falta confirmar tu correo' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.getByText(/^Esperando tu confirmación/)).toBeVisible()
    await expect(canvas.getByText('María Fernanda Andrade Vera')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ya lo confirmé' }))
    await expect(await canvas.findByText(/^Todavía no nos llega/)).toBeVisible()
  },
}

export const WaitingOnPhone: Story = {
  ...WaitingForVerification,
  globals: { viewport: { value: 'phone' } },
}

/** Another address: the bottles and what was typed stay with the guest. */
export const OtherEmail: Story = {
  parameters: arrivingAsGuest(withSettings({ verifiedEmailOnly: true })),
  play: async (context) => {
    const { canvas } = context
    await fillIn(canvas)
    await confirm(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar otro correo' }))
    await expect(await canvas.findByLabelText('Correo electrónico')).toHaveValue('')
    await expect(canvas.getByLabelText('Ciudad')).toHaveValue('Quito')
    await expect(servicesOf(context).cart.get()).toHaveLength(2)
  },
}
