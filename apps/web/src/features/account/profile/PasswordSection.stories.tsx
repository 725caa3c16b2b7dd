import { demoUser } from '@storefront/backend/seed'
import { err, type AuthErrorCode } from '@storefront/domain'
import { anAccount } from '@storefront/domain/testing'
import { expect, userEvent, waitFor } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer, type Visit } from '../../../../testing/visit.ts'
import { PasswordForm } from './PasswordSection.tsx'

const meta = {
  title: 'Pages/Profile/Password',
  component: PasswordForm,
  args: { account: anAccount({ email: demoUser.email }) },
  parameters: {
    path: '/userProfile',
    bleed: false,
    person: demoUser,
  },
} satisfies SiteMeta<typeof PasswordForm>

export default meta
type Story = SiteStory<typeof meta>

type Play = NonNullable<Story['play']>

const change =
  (current: string): Play =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Contraseña actual'), current)
    await userEvent.type(canvas.getByLabelText('Contraseña nueva'), 'dragones de Palora')
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar la contraseña' }))
  }

const refusedBy = (code: AuthErrorCode): Visit => ({
  backend: () => ({
    auth: { changePassword: () => Promise.resolve(err({ code, providerCode: '' })) },
  }),
})

export const Default: Story = {
  play: async ({ canvas }) => {
    const next = canvas.getByLabelText('Contraseña nueva')
    await expect(next).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Contraseña actual'), 'x')
    await expect(next).toBeEnabled()
    await userEvent.clear(canvas.getByLabelText('Contraseña actual'))
    await expect(next).toBeDisabled()
  },
}

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar la contraseña' }))
    await expect(canvas.getByLabelText('Contraseña actual')).toHaveFocus()
  },
}

export const EasyToGuess: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Contraseña actual'), 'x')
    await userEvent.type(canvas.getByLabelText('Contraseña nueva'), 'password')
    await expect(await canvas.findByText(/Muy fácil de adivinar/)).toBeVisible()
  },
}

export const WrongCurrent: Story = {
  play: async (context) => {
    await change('no-es-esta')(context)
    const current = context.canvas.getByLabelText('Contraseña actual')
    await waitFor(() => expect(current).toHaveAccessibleDescription(/Contraseña actual incorrecta/))
    await expect(current).toHaveFocus()
    await expect(context.canvas.getByLabelText('Contraseña nueva')).toHaveValue(
      'dragones de Palora',
    )
  },
}

/** The form is recreated, so the focus moves to the button. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Contraseña actual'), demoUser.password)
    await userEvent.type(canvas.getByLabelText('Contraseña nueva'), 'dragones de Palora{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Contraseña actual')).toHaveValue(''))
    await expect(canvas.getByLabelText('Contraseña nueva')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Cambiar la contraseña' })).toHaveFocus()
    // The next change starts without errors.
    await userEvent.type(canvas.getByLabelText('Contraseña actual'), 'x')
    await expect(canvas.queryByText('Completa este campo.')).not.toBeInTheDocument()
  },
}

export const Changing: Story = {
  parameters: {
    backend: () => ({ auth: { changePassword: noAnswer } }),
  },
  play: change('x'),
}

export const TooWeak: Story = {
  parameters: refusedBy('password-policy'),
  play: async (context) => {
    await change('x')(context)
    const next = context.canvas.getByLabelText('Contraseña nueva')
    await waitFor(() => expect(next).toHaveAccessibleDescription(/requisitos de seguridad/))
    await expect(next).toHaveFocus()
  },
}

export const Offline: Story = {
  parameters: refusedBy('network-failed'),
  play: async (context) => {
    await change('x')(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('No hay conexión.')
  },
}
