import { distilledPath } from '@storefront/brand'
import { expect, waitFor } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { distilled } from '../../shop/catalog/products.ts'
import { HouseBottle } from './HouseBottle.tsx'

const meta = {
  title: 'Pages/Cocktails/House bottle',
  component: HouseBottle,
  parameters: { path: '/Cocteles' },
} satisfies SiteMeta<typeof HouseBottle>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Ver la botella' })).toHaveAttribute(
      'href',
      distilledPath,
    )
    const add = canvas.getByRole('button', { name: `Agregar ${distilled.name} al carrito` })
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(add)
    const notice = await canvas.findByText(`${distilled.name} está en tu carrito.`)
    await waitFor(() => expect(notice).toBeVisible())
  },
}
