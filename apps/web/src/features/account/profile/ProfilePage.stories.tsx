import { demoUser } from '@storefront/backend/seed'
import { Outage } from '@storefront/domain'
import { aProfile } from '@storefront/domain/testing'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { servicesOf, type SiteMeta, type SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer } from '../../../../testing/visit.ts'
import { Page } from './ProfilePage.tsx'
import { withProfile, withProfiles } from './testing/withProfiles.ts'

const meta = {
  title: 'Pages/Profile',
  component: Page,
  parameters: {
    path: '/userProfile',
    person: demoUser,
  },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nombre completo')).toHaveValue(demoUser.nombre)
    for (const label of ['Nombre completo', 'Cédula', 'Teléfono', 'Dirección']) {
      await expect(canvas.getByLabelText(label)).toBeDisabled()
    }
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Actualizar' })).not.toBeInTheDocument()
  },
}

/** Orders come first, the password is collapsed, and the sign-out button is visible. */
export const TwoMonths: Story = {
  parameters: { past: 'demo' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Ver el pedido/ })).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
    const toggle = canvas.getByRole('button', { name: 'Elegir otra' })
    await expect(canvas.getByLabelText('Contraseña actual')).not.toBeVisible()
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByLabelText('Contraseña actual')).toBeVisible()
  },
}

export const SignedOut: Story = {
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Cerrar sesión' }))
    const { session } = servicesOf(context)
    await waitFor(() => expect(session.get()).toMatchObject({ status: 'guest' }))
  },
}

/** After the first sign-in with Google there is only an e-mail address. */
export const Sparse: Story = {
  parameters: withProfile(aProfile({ nombre: '', cedula: '', telefono: '', direccion: '' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByPlaceholderText('Sin completar')).toHaveLength(4)
  },
}

export const LongWords: Story = {
  parameters: withProfile(
    aProfile({
      nombre: 'María Guadalupe del Rosario Chuquimarca Llumiquinga de Fernández-Salvador',
      direccion: 'Urbanización '.repeat(12),
      cedula: 'XKCD2033718899001122334455',
    }),
  ),
}

/** An account without a profile, because its registration was interrupted, gets the form. */
export const Missing: Story = {
  parameters: withProfile(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Todavía no hay un perfil')
    await expect(canvas.getByLabelText('Nombre completo')).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Actualizar' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: withProfiles({ find: noAnswer }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tus datos' })).toBeVisible()
    for (const waiting of canvas.getAllByText('Cargando...')) await expect(waiting).toBeVisible()
  },
}

const noNetwork = new Outage('offline', 'No network')

export const Unreadable: Story = {
  parameters: {
    backend: () => ({
      profiles: {
        find: fn(() => Promise.resolve(aProfile())).mockRejectedValueOnce(noNetwork),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Parece que no hay conexión.')
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }))
    await expect(await canvas.findByLabelText('Nombre completo')).toHaveValue('Rosa Quishpe')
  },
}
