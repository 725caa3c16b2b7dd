import {
  dayMs,
  defaultShopSettings,
  err,
  removeFromWaitingList,
  tellWaitingList,
  waitingLetterId,
  type WaitingPerson,
} from '@storefront/domain'
import { aPress, aProduct, aWaitingLetter, aWaitingPerson } from '@storefront/domain/testing'
import { expect, waitFor, within } from 'storybook/test'

import { testNow } from '../../../testing/createTestServices.ts'
import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { reposado } from '../shop/catalog/products.ts'
import { Page } from './DeskProductsPage.tsx'
import { adminVisit } from './testing/adminVisit.ts'
import { answering, offline } from './testing/answering.ts'

const people = Array.from({ length: 14 }, (_, index): WaitingPerson =>
  aWaitingPerson(`espera${index + 1}`, {
    language: index % 4 === 0 ? 'en' : 'es',
    at: testNow - (14 - index) * dayMs,
    key: aPress(index),
  }),
)

const past = { waitingLists: { reposado: { people } } }

const meta = {
  title: 'Pages/Desk/Products/Waiting lists',
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
  return within(
    await canvas.findByRole('dialog', { name: '¿Quitar espera14@example.com de la lista?' }),
  )
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
      canvas.getByRole('heading', { name: `Esperan a ${reposado.name}: 14 personas` }),
    ).toBeVisible()
  },
}

/** The newest ten are listed; the export has them all. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', {
      name: `Esperan a ${reposado.name}: 14 personas`,
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
      await canvas.findByRole('heading', { name: `Esperan a ${reposado.name}: 13 personas` }),
    ).toBeVisible()
    await expect(canvas.queryByText('espera14@example.com')).not.toBeInTheDocument()
  },
}

export const Emptied: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Ya escribí: vaciar la lista' }),
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
    await context.userEvent.click(question.getByRole('button', { name: 'Dejar la lista así' }))
    const again = await askToRemove(context)
    await expect(again.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const Exported: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar la lista' }))
    await expect(await canvas.findByText('14 correos exportados.')).toBeVisible()
  },
}

/** Automatic e-mails are on, and so many bottles of the reposado have come. */
const arrived = (stock: number, backend?: ReturnType<typeof answering>) =>
  adminVisit({
    past,
    settings: { ...defaultShopSettings, lettersOn: true, bankAccount: null },
    products: [aProduct({ id: 'reposado', name: reposado.name, stock, sortOrder: 3 })],
    ...(backend && { backend }),
  })

/** Asks to write to those who wait, from the product's row, and returns the question. */
async function askToTell({ canvas, userEvent }: Context) {
  const [inRow] = await canvas.findAllByRole('button', {
    name: 'Escribir a las 14 personas que esperan',
  })
  await userEvent.click(inRow as HTMLElement) // found, or it would have thrown
  return within(
    canvas.getByRole('dialog', {
      name: `¿Escribir a las 14 personas que esperan a ${reposado.name}?`,
    }),
  )
}

/** As many as there are bottles, first come first; the others wait on. */
export const Told: Story = {
  parameters: arrived(6),
  play: async (context) => {
    const { canvas, userEvent } = context
    const question = await askToTell(context)
    await expect(question.getByRole('checkbox')).toBeChecked()
    await userEvent.click(question.getByRole('button', { name: 'Escribir a 6 personas' }))
    await expect(
      await canvas.findByText(`La tienda escribe a 6 personas que esperaban a ${reposado.name}.`),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('heading', { name: `Esperan a ${reposado.name}: 8 personas` }),
    ).toBeVisible()
    const { products } = await servicesOf(context).loadBackend()
    const {
      items: [list],
    } = await products.waitingLists()
    await expect(list?.people[0]?.email).toBe('espera7@example.com')
  },
}

/** All of them, also where there are fewer bottles. */
export const AllTold: Story = {
  parameters: arrived(6),
  play: async (context) => {
    const { canvas, userEvent } = context
    const question = await askToTell(context)
    await userEvent.click(question.getByRole('checkbox'))
    await userEvent.click(question.getByRole('button', { name: 'Escribir a 14 personas' }))
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: /^Esperan a/ })).not.toBeInTheDocument(),
    )
  },
}

export const NotTold: Story = {
  parameters: arrived(240, answering(tellWaitingList, offline)),
  play: async (context) => {
    const question = await askToTell(context)
    await expect(question.queryByRole('checkbox')).not.toBeInTheDocument()
    await context.userEvent.click(question.getByRole('button', { name: 'Escribir a 14 personas' }))
    await expect(await question.findByRole('alert')).toHaveTextContent('No pudimos escribirles.')
    await context.userEvent.click(question.getByRole('button', { name: 'Todavía no' }))
    const again = await askToTell(context)
    await expect(again.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** It was sold out meanwhile. */
export const TooLate: Story = {
  parameters: arrived(
    240,
    answering(tellWaitingList, () => Promise.resolve(err('product-unavailable'))),
  ),
  play: async (context) => {
    const question = await askToTell(context)
    await context.userEvent.click(question.getByRole('button', { name: 'Escribir a 14 personas' }))
    await expect(await question.findByRole('alert')).toHaveTextContent(
      'La botella ya no está a la venta.',
    )
  },
}

/** Before the bottle is on sale, the row says who waits; the shop writes to nobody by itself. */
export const NotYet: Story = {
  parameters: adminVisit({
    past,
    settings: { ...defaultShopSettings, lettersOn: true, bankAccount: null },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Esperan 14 personas' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Escribir/ })).not.toBeInTheDocument()
  },
}

const unsent = (['failed', 'uncertain'] as const).map((state, index) =>
  aWaitingLetter({
    kind: 'bottleAvailable',
    key: aPress(90 + index),
    email: `espera${90 + index}@example.com`,
    sendAt: testNow - dayMs,
    state,
  }),
)

/** Notices that the mail server refused, or that were interrupted, are named until they are sent again. */
export const NoticesUnsent: Story = {
  parameters: adminVisit({
    past: { letters: Object.fromEntries(unsent.map((one) => [waitingLetterId(one), { ...one }])) },
    settings: { ...defaultShopSettings, lettersOn: true, bankAccount: null },
    products: [aProduct({ id: 'reposado', name: 'Amaru Reposado', stock: 6, sortOrder: 3 })],
  }),
  play: async ({ canvas, userEvent }) => {
    const section = await canvas.findByRole('region', { name: 'Avisos que no salieron' })
    await expect(within(section).getAllByRole('link')).toHaveLength(2)
    for (const { email } of unsent) {
      const again = await canvas.findByRole('button', { name: `Enviar de nuevo: ${email}` })
      await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'))
      await userEvent.click(again)
      await waitFor(() => expect(again).not.toBeInTheDocument())
    }
    await expect(canvas.getByText('El correo saldrá en un momento.')).toBeVisible()
    await expect(section).not.toBeInTheDocument()
  },
}
