import { demoAdmin } from '@storefront/backend/seed'
import { err, Outage, type ProfileRepository } from '@storefront/domain'
import { aCustomer, anOrder } from '@storefront/domain/testing'
import { expect, waitFor, within } from 'storybook/test'

import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer } from '../../../testing/visit.ts'
import { Page } from './AdminUsersPage.tsx'
import { adminVisit } from './testing/adminVisit.ts'
import { untilSignedInAgain } from './testing/untilSignedInAgain.ts'
import { watchLiveRegions } from './testing/watchLiveRegions.ts'

const profiles = (calls: Partial<ProfileRepository>) =>
  adminVisit({ backend: (backend) => ({ profiles: { ...backend.profiles, ...calls } }) })

/** A user with an order of $59, one of $32 and a cancelled one. */
const aBuyer = adminVisit({
  orders: (['delivered', 'pending', 'cancelled'] as const).map((status, index) =>
    anOrder({
      id: `order-000000000${index}`,
      status,
      totalCents: index === 1 ? 3_200 : 5_900,
      customer: aCustomer({ email: 'persona00@example.com' }),
    }),
  ),
})

const meta = {
  title: 'Pages/Admin/Users',
  component: Page,
  parameters: { path: '/dashboard/users', ...adminVisit() },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function giveRole({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Dar acceso al panel: persona01@example.com' }),
  )
  const question = canvas.getByRole('dialog')
  await expect(question).toHaveTextContent('Rosa Quishpe (persona01@example.com) podrá:')
  await expect(within(question).getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(within(question).getByRole('button', { name: 'Dar acceso al panel' }))
}

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('41 cuentas')).toBeVisible()
    const own = await canvas.findByRole('row', { name: /admin@example.com/ })
    await expect(own).toHaveTextContent('Es tu cuenta')
    await expect(within(own).queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The sales to each user without cancelled orders, with a button that searches for the orders. */
export const Buyers: Story = {
  parameters: aBuyer,
  play: async (context) => {
    const { canvas, userEvent } = context
    const buyer = within(await canvas.findByRole('row', { name: /persona00/ }))
    await expect(await buyer.findByText('$91,00')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Sin pedidos')).toHaveLength(24))
    await userEvent.click(buyer.getByRole('button', { name: /^2 pedidos de persona00/ }))
    // The search is not in the URL (docs/decisions/030).
    await expect(JSON.stringify(servicesOf(context).adminSearches.read(demoAdmin.uid))).toContain(
      'persona00@example.com',
    )
  },
}

/** One message for all figures that could not be loaded, with one button that retries them. */
export const FiguresUnanswered: Story = {
  parameters: adminVisit({
    backend: ({ orders }) => {
      let failures = 25
      return {
        orders: {
          ...orders,
          figures: (filter) =>
            filter.email !== undefined && failures-- > 0
              ? Promise.reject(new Outage('timeout', 'Too late'))
              : orders.figures(filter),
        },
      }
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('Sin calcular')).toHaveLength(25))
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }))
    await waitFor(() => expect(canvas.getAllByText('Sin pedidos')).toHaveLength(25))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const FiguresLoading: Story = {
  parameters: adminVisit({
    backend: ({ orders }) => ({ orders: { ...orders, figures: noAnswer } }),
  }),
}

/** An unverified address may be a stranger's, so its account cannot become an admin. */
export const Unverified: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Correo que empieza por'), 'persona0{Enter}')
    const row = await canvas.findByRole('row', { name: /persona05/ })
    await expect(row).toHaveTextContent('Sin verificar')
    await expect(row).toHaveTextContent('Antes debe verificar su correo.')
    await expect(within(row).queryByRole('button', { name: /acceso/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: /persona04/ })).not.toHaveTextContent('verificar')
    const admin = within(canvas.getByRole('row', { name: /persona06/ }))
    await expect(admin.getByText('Sin verificar')).toBeVisible()
    await expect(admin.getByRole('button', { name: /Quitar acceso/ })).toBeVisible()
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
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas' }))
    await expect(await canvas.findByText('admin@example.com')).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

/** While a page is loading, the cursor of the following one is unknown. */
export const LoadingNextPage: Story = {
  parameters: adminVisit({
    backend: ({ profiles: answering }) => ({
      profiles: {
        ...answering,
        list: (search, page) => (page.after === null ? answering.list(search, page) : noAnswer()),
      },
    }),
  }),
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

/** When a page cannot be loaded, the previous one and the pagination stay. */
export const FurtherPageUnanswered: Story = {
  parameters: adminVisit({
    backend: ({ profiles: answering }) => {
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

export const RoleGranted: Story = {
  play: async (context) => {
    await context.canvas.findByText('persona01@example.com')
    const expectAnnounced = watchLiveRegions(context.canvasElement)
    await giveRole(context)
    await expectAnnounced(/ahora tiene acceso/)
  },
}

export const Refused: Story = {
  parameters: profiles({ setRole: async () => err('role-refused') }),
  play: async (context) => {
    await giveRole(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('no permitió')
  },
}

const signedInLongAgo = adminVisit({
  backend({ auth, profiles: answering }) {
    const [again, setRole] = untilSignedInAgain(
      auth,
      (...args: Parameters<ProfileRepository['setRole']>) => answering.setRole(...args),
    )
    return { ...again, profiles: { ...answering, setRole } }
  },
})

/** A wrong password is told at the field; with the right one the change is made. */
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

export const SignInAsked: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  parameters: signedInLongAgo,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove access: persona03@example.com' }),
    )
    await userEvent.click(
      within(canvas.getByRole('dialog')).getByRole('button', { name: 'Remove access' }),
    )
    const dialog = await canvas.findByRole('dialog', { name: 'Confirm that it is you' })
    await expect(dialog).toHaveTextContent('within the last 15 minutes')
  },
}

export const Loading: Story = { parameters: profiles({ list: noAnswer }) }

export const Unanswered: Story = {
  parameters: profiles({ list: () => Promise.reject(new Outage('timeout', 'Too late')) }),
}

/** Removing the role keeps account and orders. */
export const RoleRevoked: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Quitar acceso: persona03@example.com' }),
    )
    const question = canvas.getByRole('dialog', { name: '¿Quitar el acceso al panel?' })
    await expect(question).toHaveTextContent('Conserva su cuenta')
  },
}
