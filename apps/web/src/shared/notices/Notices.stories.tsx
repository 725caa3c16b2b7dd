import { demoUser } from '@storefront/backend/seed'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { createTestServices } from '../../../testing/createTestServices.ts'
import { pageStory } from '../../../testing/pageStory.tsx'
import { visit } from '../../../testing/visit.ts'
import { Notices } from './Notices.tsx'
import { type NoticeCode } from './NoticeStore.ts'

const showing =
  (...codes: readonly NoticeCode[]) =>
  () => {
    const services = createTestServices()
    codes.forEach((code) => services.notices.show(code))
    return services
  }

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
  ...pageStory,
  title: 'Shell/Notices',
  component: Notices,
} satisfies Meta<typeof Notices>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  parameters: { services: showing('cart-merged') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sumamos a tu carrito')
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar el aviso' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** What needs the visitor's attention is said at once; the others wait for a pause. */
export const Warning: Story = {
  parameters: { services: showing('cart-not-saved') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('aún no se ha guardado')
  },
}

/** Names the address of whoever is signed in. */
export const OfAnEmail: Story = {
  parameters: {
    services: async () => {
      const services = await visit({ person: demoUser })
      services.notices.show('verification-sent')
      return services
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `Te enviamos un correo de verificación a ${demoUser.email}.`,
    )
  },
}

export const Every: Story = { parameters: { services: everyNotice } }

export const EveryInEnglish: Story = {
  globals: { locale: 'en' },
  parameters: { services: everyNotice },
}

export const EveryOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { services: everyNotice },
}
