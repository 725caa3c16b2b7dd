import { dayMs, removeFromWaitingList, type WaitingPerson } from '@storefront/domain'
import { expect, waitFor, within } from 'storybook/test'

import { testNow } from '../../../testing/createTestServices.ts'
import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { Page } from './AdminProductsPage.tsx'
import { adminVisit } from './testing/adminVisit.ts'
import { answering, offline } from './testing/answering.ts'

const people = Array.from({ length: 14 }, (_, index): WaitingPerson => ({
  email: `espera${index + 1}@example.com`,
  language: index % 4 === 0 ? 'en' : 'es',
  at: testNow - (14 - index) * dayMs,
}))

const past = { waitingLists: { reposado: { people } } }

const meta = {
  title: 'Pages/Admin/Products/Waiting lists',
  component: Page,
  parameters: { path: '/dashboard/products', ...adminVisit({ past }) },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Default: Story = {}

/** Asks to remove one address, and returns the question. */
async function askToRemove({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Quitar espera14@example.com' }))
  return within(canvas.getByRole('dialog', { name: '¿Quitar espera14@example.com de la lista?' }))
}

const confirm = { name: 'Quitar' }

/** One that cannot be read is named below the others. */
export const Unreadable: Story = {
  parameters: adminVisit({ past: { waitingLists: { ...past.waitingLists, rota: { people: 7 } } } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No se puede leer esta lista de espera: rota'),
    ).toBeVisible()
    await expect(
      canvas.getByRole('heading', { name: 'Esperan a Amaru Reposado: 14 personas' }),
    ).toBeVisible()
  },
}

/** The newest ten are listed; the export has them all. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', {
      name: 'Esperan a Amaru Reposado: 14 personas',
    })
    await expect(within(list).getAllByRole('link')).toHaveLength(10)
    await expect(within(list).getAllByRole('link')[0]).toHaveTextContent('espera14@example.com')
  },
}

export const OneRemoved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const question = await askToRemove(context)
    await userEvent.click(question.getByRole('button', confirm))
    await expect(
      await canvas.findByRole('heading', { name: 'Esperan a Amaru Reposado: 13 personas' }),
    ).toBeVisible()
    await expect(canvas.queryByText('espera14@example.com')).not.toBeInTheDocument()
  },
}

export const Emptied: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ya les escribí: vaciar la lista' }),
    )
    const question = within(
      canvas.getByRole('dialog', { name: '¿Quitar los 14 correos de la lista?' }),
    )
    await userEvent.click(question.getByRole('button', confirm))
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: /^Esperan a/ })).not.toBeInTheDocument(),
    )
    const { products } = await servicesOf(context).loadBackend()
    await expect((await products.waitingLists()).items).toEqual([])
  },
}

export const NotRemoved: Story = {
  parameters: adminVisit({ past, backend: answering(removeFromWaitingList, offline) }),
  play: async (context) => {
    const question = await askToRemove(context)
    await context.userEvent.click(question.getByRole('button', confirm))
    await expect(await question.findByRole('alert')).toHaveTextContent(
      'No pudimos cambiar la lista.',
    )
  },
}

export const Exported: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar la lista' }))
    await expect(await canvas.findByText('14 correos exportados.')).toBeVisible()
  },
}
