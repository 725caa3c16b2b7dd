import { expect, fn, waitFor } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { products, reposado, tripleDistilled } from '../catalog/products.ts'
import { BottleShelf } from './BottleShelf.tsx'
import { aShop, shopProducts } from './testing/aShop.ts'

const [first = null, ...others] = shopProducts

const meta = {
  title: 'Pages/Bottles/Shelf',
  component: BottleShelf,
  args: { bottles: products, shop: aShop(), label: 'Las botellas' },
  parameters: { path: '/home', bleed: false },
  globals: { world: 'night' },
} satisfies SiteMeta<typeof BottleShelf>

export default meta
type Story = SiteStory<typeof meta>

const addTo = (name: string) => ({ name: `Agregar ${name} al carrito` })

/** Products on sale have a price and a button; products coming soon have neither. */
export const OnSale: Story = {
  args: { shop: aShop({ add: fn() }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('$39,00')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: reposado.name })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', addTo(tripleDistilled.name)))
    await expect(args.shop.add).toHaveBeenCalledOnce()
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}

/** One at a time, and moved by the keyboard as well: nothing to come has a link that could be reached. */
export const MovedByKeysOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, world: 'night' },
  play: async ({ canvas }) => {
    const shelf = canvas.getByRole('group', { name: 'Las botellas' })
    await waitFor(() => expect(shelf).toHaveAttribute('tabindex', '0'))
  },
}

export const Loading: Story = { args: { shop: aShop({ products: null }) } }

export const WithoutPrices: Story = {
  args: { shop: aShop({ products: null, outage: 'timeout' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Precio no disponible por ahora')).toHaveLength(2)
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const SoldOut: Story = {
  args: { shop: aShop({ products: first && [{ ...first, stock: 0 }, ...others] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Agotado')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
