import { err, Outage, type ProfileRepository } from '@storefront/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { pageStory } from '../../testing/pageStory.tsx'
import { noAnswer } from '../../testing/visit.ts'
import { Page } from './AdminUsersPage.tsx'
import { adminVisit } from './testing/adminVisit.ts'

const profiles = (otherwise: Partial<ProfileRepository>) =>
  adminVisit({ otherwise: (backend) => ({ profiles: { ...backend.profiles, ...otherwise } }) })

const meta = {
  ...pageStory,
  title: 'Pages/Admin/Users',
  component: Page,
  parameters: { ...pageStory.parameters, path: '/dashboard/users', services: adminVisit() },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function giveRole({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Hacer administrador: persona01@example.com' }),
  )
  const question = canvas.getByRole('dialog')
  await expect(question).toHaveTextContent('persona01@example.com podrá ver todos los pedidos')
  await userEvent.click(within(question).getByRole('button', { name: 'Hacer administrador' }))
}

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('41 cuentas')).toBeVisible()
    const own = await canvas.findByRole('button', {
      name: 'Quitar de administradores: admin@example.com',
    })
    await expect(own).toHaveAttribute('aria-disabled', 'true')
    await expect(own).toHaveAccessibleDescription(/Tu propio rol/)
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Correo que empieza por'), 'Persona0{Enter}')
    await expect(await canvas.findByText('persona09@example.com')).toBeVisible()
    await expect(canvas.queryByText('admin@example.com')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todos' }))
    await expect(await canvas.findByText('admin@example.com')).toBeVisible()
  },
}

export const NoneFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Correo que empieza por'), 'zz{Enter}')
    await expect(await canvas.findByText('Ningún correo empieza así')).toBeVisible()
  },
}

export const Given: Story = {
  play: async (context) => {
    await giveRole(context)
    await expect(await context.canvas.findByText(/ahora es administrador/)).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { services: profiles({ setRole: async () => err('role-refused') }) },
  play: async (context) => {
    await giveRole(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('no permitió')
  },
}

export const Loading: Story = { parameters: { services: profiles({ list: noAnswer }) } }

export const Unanswered: Story = {
  parameters: {
    services: profiles({ list: () => Promise.reject(new Outage('timeout', 'Too late')) }),
  },
}
