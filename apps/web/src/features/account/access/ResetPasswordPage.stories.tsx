import { demoUser } from '@storefront/backend/seed'
import { err, ok, type AuthErrorCode } from '@storefront/domain'
import { expect, userEvent, waitFor } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer, type Visit } from '../../../../testing/visit.ts'
import { Page } from './ResetPasswordPage.tsx'

const linked = '/reset-password?mode=resetPassword&oobCode=code'

/** A visit with an e-mail's link that is valid, or refused with a code. */
const withLink = (refusal?: AuthErrorCode): Visit => ({
  backend: () => ({
    auth: {
      passwordResetEmail: () =>
        Promise.resolve(
          refusal === undefined ? ok(demoUser.email) : err({ code: refusal, providerCode: '' }),
        ),
      resetPassword: () => Promise.resolve(ok(undefined)),
    },
  }),
})

const meta = {
  title: 'Pages/Reset password',
  component: Page,
  parameters: { path: '/reset-password' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Empty: Story = {}

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar el enlace' }))
    await expect(canvas.getByText('Completa este campo.')).toBeVisible()
  },
}

export const Sent: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Correo electrónico'), demoUser.email)
    // The live region must be rendered before its text, or screen readers would not announce it.
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar el enlace' }))
    await waitFor(() => expect(status).toHaveTextContent(/Si hay una cuenta con/))
    await expect(await canvas.findByRole('link', { name: 'Abrir su enlace' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/reset-password\?mode=resetPassword&oobCode=.+/),
    )
  },
}

export const TooManyRequests: Story = {
  parameters: {
    backend: () => ({
      auth: {
        sendPasswordReset: () =>
          Promise.resolve(err({ code: 'too-many-requests', providerCode: '' })),
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Correo electrónico'), demoUser.email)
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar el enlace' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Hubo demasiados intentos.')
  },
}

export const CheckingTheLink: Story = {
  parameters: {
    path: linked,
    backend: () => ({ auth: { passwordResetEmail: noAnswer } }),
  },
}

export const RightLink: Story = {
  parameters: { path: linked, ...withLink() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(demoUser.email))).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Contraseña nueva'), 'dragones')
    await expect(await canvas.findByText(/adivinar|Aceptable|Buena/)).toBeVisible()
  },
}

export const LinkOpened: Story = { parameters: { path: linked, ...withLink() } }

export const Done: Story = {
  parameters: { path: linked, ...withLink() },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Contraseña nueva'), 'dragones de Palora')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar la contraseña' }))
    await expect(await canvas.findByText(/ya está guardada/)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
  },
}

const expectRefused =
  (sentence: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence)
  }

export const Expired: Story = {
  parameters: { path: linked, ...withLink('action-code-expired') },
  play: expectRefused('El enlace ya caducó. Pide uno nuevo.'),
}

export const Unanswered: Story = {
  parameters: { path: linked, ...withLink('timeout') },
  play: expectRefused('El servicio tardó demasiado en responder.'),
}
