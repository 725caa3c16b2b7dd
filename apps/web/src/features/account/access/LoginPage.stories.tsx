import { err, type AuthErrorCode, type AuthGateway } from '@storefront/domain'
import { expect, userEvent } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer, type Visit } from '../../../../testing/visit.ts'
import { Page } from './LoginPage.tsx'

const meta = {
  title: 'Pages/Login',
  component: Page,
  parameters: { path: '/login' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Empty: Story = {}

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }))
    await expect(canvas.getAllByText('Completa este campo.')).toHaveLength(2)
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveFocus()
  },
}

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'visitante@example.com')
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'no-es-esta')
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }))
    await expect(await canvas.findByText('Usuario o contraseña incorrectos.')).toBeVisible()
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('visitante@example.com')
  },
}

const answering = (calls: Partial<AuthGateway>): Visit => ({
  backend: () => ({ auth: calls }),
})

const refusing = (code: AuthErrorCode) => () => Promise.resolve(err({ code, providerCode: '' }))

export const SigningIn: Story = {
  parameters: answering({ signIn: noAnswer }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'visitante@example.com')
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'una-clave')
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }))
    const button = await canvas.findByRole('button', { name: 'Iniciando sesión…' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const PopupBlocked: Story = {
  parameters: answering({ signInWithGoogle: refusing('popup-blocked') }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar con Google' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('bloqueó la ventana de Google')
  },
}

/** A closed popup is no failure: the form is enabled again, without an error message. */
export const PopupClosed: Story = {
  parameters: answering({ signInWithGoogle: refusing('popup-closed') }),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continuar con Google' })
    await userEvent.click(button)
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}
