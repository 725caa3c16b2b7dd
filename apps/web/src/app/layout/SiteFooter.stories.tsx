import { brand } from '@storefront/brand'
import { defaultShopSettings } from '@storefront/domain'
import { expect } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { SiteFooter } from './SiteFooter.tsx'

const meta = {
  title: 'Pages/Every page/Footer',
  component: SiteFooter,
  parameters: { path: '/home' },
} satisfies SiteMeta<typeof SiteFooter>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const network of ['Facebook', 'Instagram', 'TikTok', 'X', 'LinkedIn']) {
      await expect(canvas.getByRole('link', { name: network })).toBeVisible()
    }
    await expect(canvas.getByRole('link', { name: brand.email })).toBeVisible()
    await expect(canvas.getByRole('link', { name: brand.phone })).toBeVisible()
    await expect(canvas.getByText(/^Advertencia: El consumo excesivo de alcohol/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Privacidad' })).toHaveAttribute(
      'href',
      '/privacy',
    )
  },
}

/** The owner's settings at the time of the build. */
export const OwnContact: Story = {
  parameters: {
    ports: {
      printedCatalogue: {
        settings: {
          ...defaultShopSettings,
          contact: { email: 'pedidos@example.com', phone: '02 234 5678', whatsapp: '' },
          contactE164: { phone: '+59322345678', whatsapp: '' },
        },
        products: { items: [], unreadable: [] },
        asOf: 0,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'pedidos@example.com' })).toHaveAttribute(
      'href',
      'mailto:pedidos@example.com',
    )
    await expect(canvas.getByRole('link', { name: '02 234 5678' })).toHaveAttribute(
      'href',
      'tel:+59322345678',
    )
  },
}
