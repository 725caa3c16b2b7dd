import { demoUser } from '@storefront/backend/seed'
import { err, ok, type AuthErrorCode } from '@storefront/domain'
import { expect, userEvent } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer, type Visit } from '../../../../testing/visit.ts'
import { Page } from './VerifyPage.tsx'

const linked = '/verify?mode=verifyEmail&oobCode=code'

/** A visit with an e-mail's link that is valid, or refused with a code. */
const withLink = (refusal?: AuthErrorCode, person: Visit['person'] = null): Visit => ({
  person,
  backend: () => ({
    auth: {
      verifyEmail: () =>
        Promise.resolve(
          refusal === undefined ? ok(undefined) : err({ code: refusal, providerCode: '' }),
        ),
    },
  }),
})

const meta = {
  title: 'Pages/Verify',
  component: Page,
  parameters: { path: linked, ...withLink() },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const RightLink: Story = {}

export const Verifying: Story = {
  parameters: {
    backend: () => ({ auth: { verifyEmail: noAnswer } }),
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Confirmar mi correo' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Done: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar mi correo' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('Tu correo está verificado.')
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}

/** A used link is no error when the address is verified. */
export const AlreadyVerified: Story = {
  parameters: withLink('action-code-invalid', demoUser),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar mi correo' }))
    await expect(await canvas.findByText('Tu correo está verificado. ¡Gracias!')).toBeVisible()
  },
}

/** The link may belong to another account than the one that is signed in. */
export const OfAnotherAccount: Story = {
  parameters: withLink('action-code-expired', demoUser),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar mi correo' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('El enlace ya caducó.')
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
}

/** A signed-in visitor can request another link on this page. */
export const SentAgain: Story = {
  parameters: {
    ...withLink('action-code-expired'),
    prepare: ({ session }) =>
      session.signIn(({ auth }) =>
        auth.register({ email: 'rosa@example.com', password: 'chuquiragua' }),
      ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar mi correo' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('El enlace ya caducó.')
    const send = canvas.getByRole('button', { name: 'Enviar el correo de verificación' })
    await userEvent.click(send)
    await expect(await canvas.findByText(/Te enviamos un enlace a rosa@example.com/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ir a mi perfil' })).not.toBeInTheDocument()
  },
}

export const Missing: Story = {
  parameters: { path: '/verify' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'A este enlace le falta una parte.',
    )
    await expect(canvas.getByRole('link', { name: 'Ir a mi perfil' })).toBeVisible()
  },
}
