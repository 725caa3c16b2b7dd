import { aProduct } from '@storefront/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { pageStory } from '../../app/testing/pageStory.tsx'
import { Page } from './AdminProductsPage.tsx'
import { adminVisit } from './testing/adminVisit.ts'

const meta = {
  ...pageStory,
  title: 'Pages/Admin/Products without strength',
  component: Page,
  parameters: {
    ...pageStory.parameters,
    path: '/dashboard/products',
    services: adminVisit({
      otherwise: (backend) => ({
        products: {
          ...backend.products,
          list: async () => [aProduct({ name: 'Edición', alcoholByVolume: null })],
        },
      }),
    }),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** What is sold says how strong it is: the admin is told of a bottle that does not. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Edición está a la venta sin graduación/)).toBeVisible()
  },
}

export const Given: Story = {
  parameters: { path: '/dashboard/products?edit=destilado' },
  play: async ({ canvas, userEvent }) => {
    const strength = await canvas.findByLabelText('Graduación, % alc./vol.')
    await expect(canvas.getByText(/sin graduación/)).toBeVisible()
    await userEvent.type(strength, '38')
    await expect(canvas.queryByText(/sin graduación/)).not.toBeInTheDocument()
  },
}
