import { defaultShopSettings } from '@storefront/domain'
import { expect } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { Page } from './TermsPage.tsx'

const meta = {
  title: 'Pages/Terms',
  component: Page,
  parameters: { path: '/terms' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

/** The terms contain the owner's current settings, without another build. */
export const AllSaid: Story = {
  parameters: {
    backend: () => ({
      settings: {
        shop: () =>
          Promise.resolve({
            ...defaultShopSettings,
            deliveryDays: { from: 2, to: 5 },
            contact: { email: 'pedidos@example.com', phone: '', whatsapp: '' },
            owner: {
              legalName: 'Destilería de Palora S.A.S.',
              ruc: '1790012344001',
              address: 'Calle Doce, Puyo',
              returnDays: 15,
            },
          }),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /Vende Destilería de Palora S\.A\.S\. \(.+\), RUC 1790012344001, Calle/,
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'pedidos@example.com' })).toBeVisible()
    await expect(canvas.getByText(/hasta 15 días después de la entrega/)).toBeVisible()
  },
}
