import {
  addProduct,
  err,
  Outage,
  saveProduct,
  setStock,
  type ProductRepository,
} from '@storefront/domain'
import { anAddedProduct, aPicture, aProduct } from '@storefront/domain/testing'
import { expect, waitFor, within } from 'storybook/test'

import { destilado } from '../../../testing/carts.ts'
import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer } from '../../../testing/visit.ts'
import { Page } from './DeskProductsPage.tsx'
import { adminVisit, answersOnce, openColleague } from './testing/adminVisit.ts'
import { answering, losingFirstAnswer, offline } from './testing/answering.ts'
import { watchLiveRegions } from './testing/watchLiveRegions.ts'

const products = (calls: Partial<ProductRepository>) =>
  adminVisit({ backend: () => ({ products: calls }) })

const meta = {
  title: 'Pages/Desk/Products',
  component: Page,
  parameters: {
    path: '/dashboard/products',
    ...adminVisit(),
  },
} satisfies SiteMeta<typeof Page>

export default meta
const none = { items: [], unreadable: [] }

type Story = SiteStory<typeof meta>

const editing = { path: '/dashboard/products?edit=destilado' }

export const Default: Story = {}

export const Form: Story = { parameters: editing }

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Editar .* Reposado/ })).toBeVisible()
  },
}

export const Edited: Story = {
  parameters: editing,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const price = await canvas.findByLabelText('Precio con IVA')
    const expectAnnounced = watchLiveRegions(canvasElement)
    await expect(price).toHaveValue('27,00')
    await expect(price).toBeRequired()
    await expect(canvas.queryByLabelText('Nombre')).not.toBeInTheDocument()
    await expect(canvas.getByLabelText('Existencias')).not.toBeRequired()
    await userEvent.clear(price)
    await userEvent.type(price, '29,90')
    const preview = within(canvas.getByRole('complementary', { name: 'Así se ve' }))
    await expect(await preview.findByText('$29,90')).toBeVisible()
    await expect(preview.getByText('32 % alc./vol. (64 proof)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expectAnnounced(/están guardados/)
  },
}

/** A price ten times the one before is asked about: what is typed stays, and the second time it is meant. */
export const PriceQuestion: Story = {
  parameters: editing,
  play: async (context) => {
    const { canvas, userEvent } = context
    const price = await canvas.findByLabelText('Precio con IVA')
    await userEvent.clear(price)
    await userEvent.type(price, '2990')
    const save = canvas.getByRole('button', { name: 'Guardar' })
    await userEvent.click(save)
    const question = within(await canvas.findByRole('dialog', { name: '¿Es este el precio?' }))
    const text = question.getByText(/cuesta ahora \$27,00.*costaría \$2\.990,00/)
    await waitFor(() => expect(text).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: 'Volver' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(price).toHaveValue('2990')
    await userEvent.click(save)
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar este precio' }))
    await expect(await canvas.findByText(/están guardados/)).toBeVisible()
    const { products: stored } = await servicesOf(context).loadBackend()
    const saved = (await stored.list()).items.find(({ id }) => id === 'destilado')
    await expect(saved?.priceCents).toBe(299_000)
  },
}

export const ComingSoon: Story = {
  parameters: editing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Próximamente: sin precio, aún no se vende'))
    const preview = within(canvas.getByRole('complementary', { name: 'Así se ve' }))
    await expect(await preview.findByText('Próximamente')).toBeVisible()
    await expect(canvas.getByLabelText('Precio con IVA')).not.toBeRequired()
  },
}

/** Fields for short numbers are side by side, and the button that saves stays visible. */
export const EditedOnAPhone: Story = {
  parameters: editing,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText('Precio con IVA')
    const stock = canvas.getByLabelText('Existencias')
    await expect(stock.getBoundingClientRect().top).toBe(price.getBoundingClientRect().top)
    await userEvent.type(stock, '0')
    const save = canvas.getByRole('button', { name: 'Guardar' })
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const Wrong: Story = {
  parameters: editing,
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText('Precio con IVA')
    await userEvent.clear(price)
    await userEvent.type(price, 'mucho')
    await userEvent.clear(canvas.getByLabelText('Contenido, ml'))
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(price).toBeInvalid()
    await expect(price).toHaveFocus()
    await expect(canvas.getByText('Completa este campo.')).toBeVisible()
  },
}

/** Typed values stay, and changes by others are reported; saving again overwrites them. */
export const ChangedMeanwhile: Story = {
  parameters: editing,
  play: async (context) => {
    const { canvas, userEvent } = context
    const stock = await canvas.findByLabelText('Existencias')
    await userEvent.clear(stock)
    await userEvent.type(stock, '300')
    const { run } = await openColleague(servicesOf(context))
    await run(setStock, { id: 'destilado', version: 0, seen: 240, stock: 238 })
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Existencias: ahora 238')
    await expect(stock).toHaveValue('300')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByText(/están guardados/)).toBeVisible()
  },
}

/** The form of a deleted product stays, with a message. */
export const Gone: Story = {
  parameters: {
    ...editing,
    ...adminVisit({
      backend(backend) {
        const list = answersOnce(() => backend.products.list())
        return {
          ...answering(saveProduct, async () => err('product-not-found'))(backend),
          products: { list: () => list().catch(() => none) },
        }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText('Precio con IVA')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ya no existe')
    await expect(price).toHaveValue('27,00')
  },
}

export const NotSaved: Story = {
  parameters: { ...editing, ...adminVisit({ backend: answering(saveProduct, offline) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos guardar')
  },
}

/** One product that cannot be read is a row that says so. */
export const Unreadable: Story = {
  parameters: adminVisit({ past: { products: { roto: { name: 'Roto', sortOrder: 9 } } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se puede leer este producto: roto')).toBeVisible()
    await expect(canvas.getByRole('link', { name: `Editar ${destilado.name}` })).toBeVisible()
  },
}

/** A product that lacks everything that is warned of. */
const lacking = adminVisit({
  products: [aProduct({ name: 'Edición', image: null, alcoholByVolume: null, stock: 3 })],
})

export const MissingData: Story = {
  parameters: lacking,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sin graduación: el sitio no dice/)).toBeVisible()
    await expect(canvas.getByText(/^Sin foto: en el carrito/)).toBeVisible()
    await expect(await canvas.findByText('Quedan pocas botellas.')).toBeVisible()
  },
}

export const MissingDataGiven: Story = {
  parameters: { ...editing, ...lacking },
  play: async ({ canvas, userEvent }) => {
    const strength = await canvas.findByLabelText('Graduación, % alc./vol.')
    await expect(canvas.getByText(/^Sin graduación/)).toBeVisible()
    await userEvent.type(strength, '38')
    await expect(canvas.queryByText(/^Sin graduación/)).not.toBeInTheDocument()
  },
}

export const Empty: Story = { parameters: products({ list: async () => none }) }

export const Loading: Story = { parameters: products({ list: noAnswer }) }

export const Unanswered: Story = {
  parameters: products({ list: () => Promise.reject(new Outage('unavailable', 'Down')) }),
}

const adding = { path: '/dashboard/products?new' }

/** A file with a picture, as a camera makes it: larger than the shop stores it. */
async function aPhoto(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 1600
  canvas.height = 2000
  canvas.getContext('2d')?.fillRect(600, 200, 400, 1600)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File(blob === null ? [] : [blob], 'miel.png', { type: 'image/png' })
}

export const NewForm: Story = { parameters: adding }

export const New: Story = {
  parameters: adding,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const name = await canvas.findByLabelText('Nombre')
    const preview = within(canvas.getByRole('complementary', { name: 'Así se ve' }))
    const expectAnnounced = watchLiveRegions(canvasElement)
    await userEvent.type(name, 'Amaru Miel')
    await userEvent.type(canvas.getByLabelText('Descripción en español'), 'Con miel de abejas.')
    await userEvent.type(canvas.getByLabelText('Descripción en inglés'), 'With honey.')
    await userEvent.upload(canvas.getByLabelText('Foto'), await aPhoto())
    await expect(await preview.findByRole('img', { name: 'Amaru Miel' })).toBeVisible()
    await expect(preview.getByText('Con miel de abejas.')).toBeVisible()
    await expect(canvas.getByLabelText('Descripción en español')).toBeRequired()
    await expect(canvas.getByLabelText('Descripción en inglés')).not.toBeRequired()
    await userEvent.type(canvas.getByLabelText('Precio con IVA'), '32')
    await userEvent.type(canvas.getByLabelText('Existencias'), '6')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))

    await expect(await canvas.findByRole('heading', { name: 'Editar Amaru Miel' })).toBeVisible()
    await expectAnnounced(/Amaru Miel ya está en la tienda/)
    const { products: stored } = await servicesOf(context).loadBackend()
    const added = (await stored.list()).items.at(-1)
    await expect(added).toMatchObject({
      name: 'Amaru Miel',
      description: { es: 'Con miel de abejas.', en: 'With honey.' },
      priceCents: 3200,
      stock: 6,
      sortOrder: 4,
    })
    const picture = new Image()
    picture.src = (await stored.picture(added?.id ?? '')) ?? ''
    await picture.decode()
    await expect([picture.naturalWidth, picture.naturalHeight]).toEqual([800, 1000])
  },
}

/** What is missing is named, and a file that is no picture. What was typed stays. */
export const NewAndWrong: Story = {
  parameters: adding,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Nombre')
    await userEvent.type(name, 'Amaru Miel')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    const photo = canvas.getByLabelText('Foto')
    await expect(canvas.getByLabelText('Descripción en español')).toHaveFocus()
    await expect(photo).toBeInvalid()
    await userEvent.upload(photo, new File(['text'], 'miel.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/^No pudimos leer esta foto/)).toBeVisible()
    await userEvent.upload(photo, await aPhoto())
    await waitFor(() => expect(photo).toBeValid())
    await expect(await canvas.findByRole('img', { name: 'Amaru Miel' })).toBeVisible()
    await expect(name).toHaveValue('Amaru Miel')
    // The last choice counts.
    await userEvent.upload(photo, new File(['text'], 'miel.png', { type: 'image/png' }))
    await waitFor(() => expect(photo).toBeInvalid())
    await expect(canvas.queryByRole('img', { name: 'Amaru Miel' })).not.toBeInTheDocument()
  },
}

/** The answer to the first attempt is lost: it becomes one product, with what was typed last. */
export const NewTwice: Story = {
  parameters: {
    ...adding,
    ...adminVisit({ backend: losingFirstAnswer(addProduct) }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Nombre'), 'Miel')
    await userEvent.type(canvas.getByLabelText('Descripción en español'), 'Con miel.')
    await userEvent.type(canvas.getByLabelText('Descripción en inglés'), 'With honey.')
    await userEvent.upload(canvas.getByLabelText('Foto'), await aPhoto())
    await userEvent.click(canvas.getByLabelText('Próximamente: sin precio, aún no se vende'))
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Miel' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos guardar')
    const name = canvas.getByLabelText('Nombre')
    await waitFor(() => expect(name).not.toHaveAttribute('readonly'))
    await userEvent.type(name, ' Nativa')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByRole('heading', { name: 'Editar Miel Nativa' })).toBeVisible()
    const { products: stored } = await servicesOf(context).loadBackend()
    const names = (await stored.list()).items.map((product) => product.name)
    await expect(names.slice(3)).toEqual(['Miel Nativa'])
  },
}

const honey = anAddedProduct()

/** A product that was added has words of its own; a bottle's are content of the site. */
export const AddedProductEdited: Story = {
  parameters: {
    path: `/dashboard/products?edit=${honey.id}`,
    ...adminVisit({ products: [honey], past: { pictures: { [honey.id]: { src: aPicture } } } }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByLabelText('Nombre')
    await expect(name).toHaveValue(honey.name)
    const before = (await canvas.findByRole('img', { name: honey.name })).getAttribute('src')
    await userEvent.type(name, ' Nativa')
    await userEvent.upload(canvas.getByLabelText('Foto'), await aPhoto())
    const shown = () => canvas.getByRole('img', { name: `${honey.name} Nativa` })
    await waitFor(() => expect(shown()).not.toHaveAttribute('src', before))
    const src = shown().getAttribute('src')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByText(/^Los cambios están guardados/)).toBeVisible()
    const { products: stored } = await servicesOf(context).loadBackend()
    await expect(await stored.picture(honey.id)).toBe(src)
    await expect(shown()).toHaveAttribute('src', src)
  },
}
