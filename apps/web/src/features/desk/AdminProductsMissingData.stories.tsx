import type { Product } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { expect } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { Page } from './AdminProductsPage.tsx'
import { adminVisit } from './testing/adminVisit.ts'

const withProduct = (lacking: Partial<Product>) =>
  adminVisit({ products: [aProduct({ name: 'Edición', ...lacking })] })

const meta = {
  title: 'Pages/Admin/Products/Missing data',
  component: Page,
  parameters: {
    path: '/dashboard/products',
    ...withProduct({ alcoholByVolume: null }),
  },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const All: Story = {
  parameters: withProduct({ image: null, alcoholByVolume: null, stock: 3 }),
}

/** A warning for a product on sale without alcohol content. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sin graduación: el sitio no dice/)).toBeVisible()
  },
}

export const Given: Story = {
  parameters: { path: '/dashboard/products?edit=destilado' },
  play: async ({ canvas, userEvent }) => {
    const strength = await canvas.findByLabelText('Graduación, % alc./vol.')
    await expect(canvas.getByText(/^Sin graduación/)).toBeVisible()
    await userEvent.type(strength, '38')
    await expect(canvas.queryByText(/^Sin graduación/)).not.toBeInTheDocument()
  },
}

/** Without the picture the frame stays empty. */
export const PictureMissing: Story = {
  parameters: withProduct({ image: 'bottle-that-was-renamed' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sin foto: en el carrito/)).toBeVisible()
    await expect(canvas.queryByText(/^Sin graduación/)).not.toBeInTheDocument()
  },
}

export const LowStock: Story = {
  parameters: withProduct({ stock: 3 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Quedan pocas botellas.')).toBeVisible()
  },
}
