import { err, Outage, type ProfileRepository } from '@storefront/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { pageStory } from '../../app/testing/pageStory.tsx'
import { noAnswer } from '../../app/testing/visit.ts'
import { Page } from './AdminUsersPage.tsx'
import { adminVisit } from './testing/adminVisit.ts'
import { liveRegionsOf } from './testing/announcements.ts'

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

/** An address that nobody showed to be theirs may be a stranger's: it is no admin's. */
export const Unverified: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Correo que empieza por'), 'persona0{Enter}')
    const row = await canvas.findByRole('row', { name: /persona05/ })
    await expect(row).toHaveTextContent('Sin verificar')
    await expect(row).toHaveTextContent('Primero debe verificar su correo.')
    await expect(within(row).queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: /persona04/ })).not.toHaveTextContent('verificar')
    const admin = within(canvas.getByRole('row', { name: /persona06/ }))
    await expect(admin.getByText('Sin verificar')).toBeVisible()
    await expect(admin.getByRole('button', { name: /Quitar de administradores/ })).toBeVisible()
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Correo que empieza por')
    await userEvent.type(field, 'Persona0{Enter}')
    await expect(await canvas.findByText('persona09@example.com')).toBeVisible()
    await expect(canvas.queryByText('admin@example.com')).not.toBeInTheDocument()
    await expect(field).toHaveValue('persona0')
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todos' }))
    await expect(await canvas.findByText('admin@example.com')).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

/** Until the next page is there, nobody knows which one follows it. */
export const Turning: Story = {
  parameters: {
    services: adminVisit({
      otherwise: ({ profiles: answering }) => ({
        profiles: {
          ...answering,
          list: (search, page) => (page.after === null ? answering.list(search, page) : noAnswer()),
        },
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Siguiente' })
    await userEvent.click(next)
    await userEvent.click(next)
    await expect(canvas.getByText('Página 2')).toBeVisible()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }))
    await expect(await canvas.findByText('Página 1')).toBeVisible()
  },
}

/** A page that does not come leaves the one before it, and the ways on and back. */
export const FurtherPageUnanswered: Story = {
  parameters: {
    services: adminVisit({
      otherwise: ({ profiles: answering }) => {
        let failures = 1
        return {
          profiles: {
            ...answering,
            list: (search, page) =>
              page.after !== null && failures-- > 0
                ? Promise.reject(new Outage('offline', 'No network'))
                : answering.list(search, page),
          },
        }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Siguiente' })
    await userEvent.click(next)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos leer')
    await expect(canvas.getByText('persona01@example.com')).toBeVisible()
    await expect(canvas.getByText('Página 1')).toBeVisible()
    await expect(next).toHaveFocus()
    await userEvent.click(next)
    await expect(await canvas.findByText('persona39@example.com')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(canvas.getByText('Página 2')).toBeVisible()
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
    await context.canvas.findByText('persona01@example.com')
    const expectAnnounced = liveRegionsOf(context.canvasElement)
    await giveRole(context)
    await expectAnnounced(/ahora es administrador/)
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
