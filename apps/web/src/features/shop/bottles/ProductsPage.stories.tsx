import { toCartLine } from '@storefront/domain'
import { anAddedProduct, aPicture } from '@storefront/domain/testing'
import { expect, fn, waitFor, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { distilled, reposado, tripleDistilled } from '../catalog/products.ts'
import { ProductsView } from './ProductsPage.tsx'
import { aShop, shopProducts } from './testing/aShop.ts'

const [first = null, ...others] = shopProducts

const meta = {
  title: 'Pages/Products',
  component: ProductsView,
  args: { shop: aShop() },
  parameters: { path: '/products' },
} satisfies SiteMeta<typeof ProductsView>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

/** Unknown data is left out: the alcohol content of the triple-distilled, the price of the reposado. */
export const UnknownLeftOut: Story = {
  play: async ({ canvas }) => {
    const region = (name: string) => canvas.getByRole('region', { name })
    await expect(region(distilled.name)).toHaveTextContent('alc./vol. (64 proof)32 %')
    await expect(region(tripleDistilled.name)).not.toHaveTextContent('alc./vol.')
    await expect(region(reposado.name)).toHaveTextContent('Próximamente')
    await expect(region(reposado.name).querySelector('a')).toBeNull()
  },
}

/** Nothing can be bought until the products have loaded, and the layout does not shift then. */
export const Loading: Story = {
  args: { shop: aShop({ products: null, add: fn() }) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: `Agregar ${distilled.name} al carrito` })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.shop.add).not.toHaveBeenCalled()
  },
}

export const WithoutPrices: Story = {
  args: { shop: aShop({ products: null, outage: 'offline', retry: fn() }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Parece que no hay conexión')
    await expect(canvas.getAllByText('Precio no disponible por ahora')).toHaveLength(2)
    await expect(canvas.queryByRole('cell', { name: /más/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }))
    await expect(args.shop.retry).toHaveBeenCalledOnce()
  },
}

export const SoldOut: Story = {
  args: { shop: aShop({ products: first && [{ ...first, stock: 0 }, ...others] }) },
  play: async ({ canvas }) => {
    const bottle = within(canvas.getByRole('region', { name: distilled.name }))
    await expect(bottle.getByText('Agotado')).toBeVisible()
    await expect(bottle.getByText(/^Se agotó por ahora/)).toBeVisible()
    await expect(bottle.queryByRole('button', { name: /al carrito/ })).not.toBeInTheDocument()
    await expect(
      bottle.getByRole('link', { name: `${tripleDistilled.name}, $39,00` }),
    ).toHaveAttribute('href', '/TripleDestilado')
  },
}

/** Nothing else can be bought instead. */
export const AllSoldOut: Story = {
  args: { shop: aShop({ products: shopProducts.map((product) => ({ ...product, stock: 0 })) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Se agotó por ahora.')).toHaveLength(2)
  },
}

/** As many as are chosen are added. */
export const Several: Story = {
  args: { shop: aShop({ add: fn() }) },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: `Una botella más de ${distilled.name}` })
    await userEvent.click(more)
    await userEvent.click(more)
    await userEvent.click(
      canvas.getByRole('button', { name: `Agregar ${distilled.name} al carrito` }),
    )
    await expect(args.shop.add).toHaveBeenCalledWith(first, 3)
  },
}

/** What the third distillation costs more is the difference of today's prices. */
export const WhichOne: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: '¿Cuál elegir?' }))
    await expect(table.getAllByRole('rowheader')).toHaveLength(4)
    await expect(table.getByText(/^\$12,00 más/)).toBeVisible()
  },
}

/** What an admin takes out of the shop leaves the page; one bottle is not compared. */
export const WithoutOne: Story = {
  args: { shop: aShop({ products: first && [{ ...first, active: false }, ...others] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: distilled.name })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

/** The shop decides which bottle comes first; the one that is coming soon is last. */
export const InTheShopsOrder: Story = {
  args: { shop: aShop({ products: shopProducts.toReversed() }) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(names).toEqual([
      tripleDistilled.name,
      distilled.name,
      '¿Cuál elegir?',
      reposado.name,
    ])
  },
}

/** The shop can sell a product before the site has content about it. */
export const ReposadoOnSale: Story = {
  args: {
    shop: aShop({
      products: shopProducts.map((product) => ({
        ...product,
        priceCents: product.priceCents ?? 4500,
        comingSoon: false,
      })),
      add: fn(),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Agregar ${reposado.name} al carrito` }),
    )
    await expect(args.shop.add).toHaveBeenCalledOnce()
  },
}

/** The notice is next to the button and covers nothing. */
export const Added: Story = {
  args: { shop: aShop({ added: first && toCartLine(first) }) },
  play: async ({ canvas }) => {
    const bottle = within(canvas.getByRole('region', { name: distilled.name }))
    await expect(bottle.getByText(`${distilled.name} está en tu carrito.`)).toBeVisible()
    const other = within(canvas.getByRole('region', { name: tripleDistilled.name }))
    await expect(other.queryByText(/está en tu carrito/)).not.toBeInTheDocument()
  },
}

/** A notice below the window is scrolled into view. */
export const AddedBelow: Story = {
  args: { shop: aShop({ added: others[0] === undefined ? null : toCartLine(others[0]) }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const bottle = within(canvas.getByRole('region', { name: tripleDistilled.name }))
    const { defaultView } = canvasElement.ownerDocument
    await waitFor(() =>
      expect(
        bottle.getByText(/está en tu carrito/).getBoundingClientRect().bottom,
      ).toBeLessThanOrEqual(defaultView?.innerHeight ?? 0),
    )
  },
}

const honey = anAddedProduct({ stock: 6 })
const withHoney = {
  args: { shop: aShop({ products: [...shopProducts, honey], add: fn() }) },
  parameters: { past: () => ({ pictures: { [honey.id]: { src: aPicture } } }) },
} satisfies Story

/** What an admin has added comes after the bottles, with its own words and picture. */
export const WithAnAddedProduct: Story = {
  ...withHoney,
  play: async ({ args, canvas, userEvent }) => {
    const article = canvas.getByRole('article', { name: honey.name })
    const added = within(article)
    await expect(await added.findByRole('img', { name: honey.name })).toBeVisible()
    await expect(added.getByText('Destilado de pitahaya con miel de abejas nativas.')).toBeVisible()
    await expect(article).toHaveTextContent(/28 % alc.\/vol. \(56 proof\).*500 ml.*\$32,00/)
    await userEvent.click(added.getByRole('button', { name: `Una botella más de ${honey.name}` }))
    await userEvent.click(added.getByRole('button', { name: `Agregar ${honey.name} al carrito` }))
    await expect(args.shop.add).toHaveBeenCalledWith(honey, 2)
    const headings = canvas.getAllByRole('heading', { level: 2 })
    await expect(headings.at(-1)).toHaveTextContent('También en la tienda')
  },
}

/** What nobody has written in English is shown in Spanish, and says so. */
export const AddedProductInSpanishOnly: Story = {
  globals: { locale: 'en' },
  args: {
    shop: aShop({
      products: [
        ...shopProducts,
        anAddedProduct({ description: { es: 'Con miel de abejas nativas.', en: '' } }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Con miel de abejas nativas.')).toHaveAttribute('lang', 'es')
  },
}

/** One is sold out, one is coming soon, one is hidden; a picture that does not come leaves its place. */
export const AddedProductsThatCannotBeBought: Story = {
  args: {
    shop: aShop({
      products: [
        ...shopProducts,
        { ...honey, stock: 0 },
        anAddedProduct({ id: 'cacao', name: 'Amaru Cacao', comingSoon: true, priceCents: null }),
        anAddedProduct({ id: 'hidden', name: 'Amaru Oculto', active: false }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const article = (name: string) => canvas.getByRole('article', { name })
    await expect(article(honey.name)).toHaveTextContent('Agotado')
    await expect(article('Amaru Cacao')).toHaveTextContent('Próximamente')
    for (const name of [honey.name, 'Amaru Cacao']) {
      const button = within(article(name)).getByRole('button')
      await expect(button).toHaveAccessibleName('Avísame')
    }
    await expect(canvas.queryByText('Amaru Oculto')).not.toBeInTheDocument()
  },
}
