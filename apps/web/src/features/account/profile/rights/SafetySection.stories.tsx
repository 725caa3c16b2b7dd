import { demoUser } from '@storefront/backend/seed'
import { err, Outage, type AuthErrorCode } from '@storefront/domain'
import { anAccount } from '@storefront/domain/testing'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../../testing/siteStory.tsx'
import { noAnswer, type Visit } from '../../../../../testing/visit.ts'
import { SafetySection } from '../ProfilePage.tsx'

const meta = {
  title: 'Pages/Profile/Safety',
  component: SafetySection,
  args: { account: anAccount({ email: demoUser.email, uid: demoUser.uid }) },
  parameters: {
    path: '/userProfile',
    bleed: false,
    person: demoUser,
  },
} satisfies SiteMeta<typeof SafetySection>

export default meta
type Story = SiteStory<typeof meta>
type Play = NonNullable<Story['play']>

const ask: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Eliminar mi cuenta' }))
}

const confirm: Play = async (context) => {
  await ask(context)
  const dialog = within(context.canvas.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Contraseña actual'), 'una-clave')
  await userEvent.click(dialog.getByRole('button', { name: 'Eliminar para siempre' }))
}

const refusedBy = (code: AuthErrorCode): Visit => ({
  backend: () => ({
    auth: { deleteAccount: () => Promise.resolve(err({ code, providerCode: '' })) },
  }),
})

export const Both: Story = {}

export const Collecting: Story = {
  parameters: {
    backend: () => ({ profiles: { find: noAnswer } }),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Descargar mis datos' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NotCollected: Story = {
  parameters: {
    backend: () => ({
      profiles: { find: () => Promise.reject(new Outage('offline', 'None')) },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar mis datos' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos reunir tus datos.')
  },
}

export const AskedToDelete: Story = { play: ask }

/** An account without a password is re-authenticated by Google's popup. */
export const AskedByGoogle: Story = {
  args: { account: anAccount({ providers: ['google'] }) },
  play: async (context) => {
    await ask(context)
    const words = context.canvas.getByText(/Google te pedirá/)
    await waitFor(() => expect(words).toBeVisible())
    await expect(context.canvas.queryByLabelText('Contraseña actual')).not.toBeInTheDocument()
  },
}

export const WrongPassword: Story = {
  parameters: refusedBy('invalid-credentials'),
  play: async (context) => {
    await confirm(context)
    const wrong = await context.canvas.findByText('Contraseña actual incorrecta')
    await waitFor(() => expect(wrong).toBeVisible())
    const dialog = within(context.canvas.getByRole('dialog'))
    await expect(dialog.getByLabelText('Contraseña actual')).toHaveFocus()
  },
}

/** The deletion cannot be cancelled once it has started. */
export const Deleting: Story = {
  parameters: {
    backend: () => ({ auth: { deleteAccount: noAnswer } }),
  },
  play: async (context) => {
    await confirm(context)
    const dialog = within(context.canvas.getByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Conservar mi cuenta' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeDisabled()
  },
}

export const OrdersOpen: Story = {
  parameters: refusedBy('orders-open'),
  play: async (context) => {
    await confirm(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'algo por entregar, pagar o devolver',
    )
  },
}

/** The shop's server asks for a sign-in of the last minutes: the same field takes the password again. */
export const SignInTooOld: Story = {
  parameters: refusedBy('recent-login-required'),
  play: async (context) => {
    await confirm(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('vuelve a iniciar')
    const dialog = within(context.canvas.getByRole('dialog'))
    await expect(dialog.getByLabelText('Contraseña actual')).toBeEnabled()
  },
}

export const AnAdmin: Story = {
  parameters: refusedBy('admin-account'),
  play: async (context) => {
    await confirm(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('administra la tienda')
  },
}
