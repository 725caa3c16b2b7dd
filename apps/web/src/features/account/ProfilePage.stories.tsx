import { demoUser } from '@storefront/backend/seed'
import { Outage, type Profile } from '@storefront/domain'
import { aProfile } from '@storefront/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { pageStory } from '../../testing/pageStory.tsx'
import { noAnswer, visit } from '../../testing/visit.ts'
import { Page } from './ProfilePage.tsx'

/** A visit of the demo user, whose profile is answered for in another way. */
const withProfile = (find: () => Promise<Profile | null>) => () =>
  visit({ person: demoUser, otherwise: ({ profiles }) => ({ profiles: { ...profiles, find } }) })

const meta = {
  ...pageStory,
  title: 'Pages/Profile',
  component: Page,
  parameters: {
    ...pageStory.parameters,
    path: '/userProfile',
    services: () => visit({ person: demoUser }),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(demoUser.nombre)).toBeVisible()
    await expect(canvas.getByText(demoUser.email)).toBeVisible()
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** As after the first sign-in with Google: an e-mail address and nothing else. */
export const Sparse: Story = {
  parameters: {
    services: withProfile(() =>
      Promise.resolve(aProfile({ nombre: '', cedula: '', telefono: '', direccion: '' })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Sin completar')).toHaveLength(4)
  },
}

export const LongWords: Story = {
  parameters: {
    services: withProfile(() =>
      Promise.resolve(
        aProfile({
          nombre: 'María Guadalupe del Rosario Chuquimarca Llumiquinga de Fernández-Salvador',
          direccion: 'Urbanización '.repeat(12),
          cedula: 'XKCD2033718899001122334455',
        }),
      ),
    ),
  },
}

export const Missing: Story = {
  parameters: { services: withProfile(() => Promise.resolve(null)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Todavía no hay un perfil')
    await expect(canvas.getByText(demoUser.email)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { services: withProfile(noAnswer) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...')
  },
}

const failOnce = () => {
  const outages = [new Outage('offline', 'No network')]
  return withProfile(() => {
    const outage = outages.pop()
    return outage === undefined ? Promise.resolve(aProfile()) : Promise.reject(outage)
  })()
}

export const Unreadable: Story = {
  parameters: { services: failOnce },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Parece que no hay conexión.')
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }))
    await expect(await canvas.findByText('Rosa Quishpe')).toBeVisible()
  },
}
