import { demoAdmin } from '@storefront/backend/seed'
import { changeRole, Outage, type ProfileRepository } from '@storefront/domain'
import { expect, waitFor, within } from 'storybook/test'

import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer, otherBrowser } from '../../../testing/visit.ts'
import { Page } from './DeskSettingsPage.tsx'
import { adminVisit, openColleague } from './testing/adminVisit.ts'
import { answering, offline } from './testing/answering.ts'
import { watchLiveRegions } from './testing/watchLiveRegions.ts'

const profiles = (calls: Partial<ProfileRepository>) =>
  adminVisit({ backend: () => ({ profiles: calls }) })

const meta = {
  title: 'Pages/Desk/Settings/Access',
  component: Page,
  parameters: { path: '/dashboard/settings#access', ...adminVisit() },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function find({ canvas, userEvent }: Context, email: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Dar acceso a'), `${email}{Enter}`)
}

/** Gives access to persona07@example.com, who has no orders. `meanwhile` runs before it is confirmed. */
async function giveRole(context: Context, meanwhile?: () => Promise<unknown>): Promise<void> {
  const { canvas, userEvent } = context
  await find(context, 'Persona07')
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Dar acceso al panel: persona07@example.com' }),
  )
  const question = canvas.getByRole('dialog')
  await expect(question).toHaveTextContent('Rosa Quishpe (persona07@example.com) podrá:')
  await expect(within(question).getAllByRole('listitem')).toHaveLength(3)
  await meanwhile?.()
  await userEvent.click(within(question).getByRole('button', { name: 'Dar acceso al panel' }))
}

/** Only those with access are listed; nobody can take their own. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Personas con acceso al panel' }))
    await expect(table.getAllByRole('row')).toHaveLength(4)
    const own = table.getByRole('row', { name: /admin@example.com/ })
    await expect(own).toHaveTextContent('Es tu cuenta')
    await expect(within(own).queryByRole('button')).not.toBeInTheDocument()
  },
}

/** An unverified address may be a stranger's, so its account cannot become an admin. */
export const Unverified: Story = {
  play: async (context) => {
    const { canvas } = context
    await find(context, 'persona05')
    const row = await canvas.findByRole('row', { name: /persona05/ })
    await expect(row).toHaveTextContent('Sin verificar')
    await expect(row).toHaveTextContent('Antes debe verificar su correo.')
    await expect(within(row).queryByRole('button', { name: /acceso/ })).not.toBeInTheDocument()
    const admin = within(canvas.getByRole('row', { name: /persona06/ }))
    await expect(admin.getByText('Sin verificar')).toBeVisible()
    await expect(admin.getByRole('button', { name: /Quitar acceso/ })).toBeVisible()
  },
}

export const NoneFound: Story = {
  play: async (context) => {
    await find(context, 'zz')
    await expect(await context.canvas.findByText(/^Ninguna cuenta tiene/)).toBeVisible()
  },
}

/** It is recorded who gave it. */
export const RoleGranted: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    await canvas.findByRole('table')
    const expectAnnounced = watchLiveRegions(canvasElement)
    await giveRole(context)
    await expectAnnounced(/persona07@example.com ahora tiene acceso/)
    await expect(
      await canvas.findByText('persona07@example.com recibió acceso al panel'),
    ).toBeVisible()
  },
}

/** The account was deleted in the meantime. */
export const Refused: Story = {
  play: async (context) => {
    await giveRole(context, async () => {
      const { auth } = await otherBrowser(servicesOf(context), 'persona07@example.com')
      await auth.deleteAccount(null)
    })
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Esta cuenta ya no existe.',
    )
  },
}

/** A colleague has taken away the admin's own access in the meantime. */
export const OwnAccessLost: Story = {
  play: async (context) => {
    await giveRole(context, async () => {
      const { run } = await openColleague(servicesOf(context))
      await run(changeRole, { uid: demoAdmin.uid, role: 'user' })
    })
    await expect(await context.canvas.findByText(/No pudimos cambiar el acceso/)).toBeVisible()
  },
}

export const NotAnswered: Story = {
  parameters: adminVisit({ backend: answering(changeRole, offline) }),
  play: async (context) => {
    await giveRole(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      /No pudimos cambiar el acceso/,
    )
  },
}

const signedInLongAgo = adminVisit({ isSignInOld: true })

/** A wrong password is reported at the field; with the right one the change is made. */
export const SignedInLongAgo: Story = {
  parameters: signedInLongAgo,
  play: async (context) => {
    const { canvas, userEvent } = context
    await giveRole(context)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Confirma que eres tú' }))
    const password = dialog.getByLabelText('Contraseña actual')
    await userEvent.type(password, 'otra-clave{Enter}')
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/Contraseña actual incorrecta/),
    )
    await userEvent.clear(password)
    await userEvent.type(password, `${demoAdmin.password}{Enter}`)
    await expect(await canvas.findByText(/ahora tiene acceso/)).toBeVisible()
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const Loading: Story = { parameters: profiles({ list: noAnswer }) }

export const Unanswered: Story = {
  parameters: profiles({ list: () => Promise.reject(new Outage('timeout', 'Too late')) }),
}

/** Removing the role keeps account and orders. */
export const RoleRevoked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Quitar acceso: persona03@example.com' }),
    )
    const question = canvas.getByRole('dialog', { name: '¿Quitar el acceso al panel?' })
    await expect(question).toHaveTextContent('Conserva su cuenta')
  },
}
