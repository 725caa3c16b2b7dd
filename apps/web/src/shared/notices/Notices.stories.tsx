import { demoUser } from '@storefront/backend/seed'
import { expect, userEvent } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import type { Visit } from '../../../testing/visit.ts'
import { Notices } from './Notices.tsx'
import { type NoticeCode } from './NoticeStore.ts'

const showing = (...codes: readonly NoticeCode[]): Visit => ({
  prepare: ({ notices }) => codes.forEach((code) => notices.show(code)),
})

const everyNotice = showing(
  'account-deleted',
  'cart-full',
  'cart-line-full',
  'cart-merged',
  'cart-not-loaded',
  'cart-not-opened',
  'cart-not-saved',
  'cart-not-stored',
  'loginErrorFetchingRole',
  'loginRoleNotFound',
  'password-changed',
  'profile-not-saved',
  'session-check-timed-out',
  'session-ended',
  'verification-sent',
)

const meta = {
  title: 'Shell/Notices',
  component: Notices,
  parameters: { path: '/home' },
} satisfies SiteMeta<typeof Notices>

export default meta
type Story = SiteStory<typeof meta>

export const One: Story = {
  parameters: showing('cart-merged'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sumamos a tu carrito')
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar el aviso' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Screen readers announce warnings at once, and other notices at the next pause. */
export const Warning: Story = {
  parameters: showing('cart-not-saved'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('aún no se ha guardado')
  },
}

/** Contains the address of the signed-in visitor. */
export const OfAnEmail: Story = {
  parameters: { person: demoUser, ...showing('verification-sent') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `Te enviamos un correo de verificación a ${demoUser.email}.`,
    )
  },
}

export const Every: Story = { parameters: everyNotice }

export const EveryInEnglish: Story = {
  globals: { locale: 'en' },
  parameters: everyNotice,
}

export const EveryOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: everyNotice,
}
