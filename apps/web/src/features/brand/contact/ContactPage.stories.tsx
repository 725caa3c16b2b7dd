import { brand } from '@storefront/brand'
import { defaultShopSettings } from '@storefront/domain'
import { expect, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { Page } from './ContactPage.tsx'

const meta = {
  title: 'Pages/Contact',
  component: Page,
  parameters: { path: '/contacto' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

/** Mail, telephone and addresses, and eight questions. */
export const InSpanish: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    )
    const questions = canvas.getByRole('region', { name: 'Preguntas y respuestas' })
    await expect(within(questions).getAllByRole('article')).toHaveLength(8)
    await expect(
      within(questions).getByRole('article', { name: '¿Es tequila?' }),
    ).toHaveTextContent(/fruta del dragón.*Ecuador/)
  },
}

/** With a WhatsApp number, and the owner's times of delivery and return. */
export const AllSaid: Story = {
  parameters: {
    backend: () => ({
      settings: {
        shop: () =>
          Promise.resolve({
            ...defaultShopSettings,
            deliveryDays: { from: 2, to: 5 },
            contact: { email: 'pedidos@example.com', phone: '', whatsapp: '099 123 4567' },
            contactE164: { phone: '', whatsapp: '+593991234567' },
            owner: { ...defaultShopSettings.owner, returnDays: 15 },
          }),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '099 123 4567' })).toHaveAttribute(
      'href',
      `https://wa.me/593991234567?text=${encodeURIComponent(`Hola, tengo una pregunta sobre ${brand.name}:`)}`,
    )
    await expect(canvas.getByText(/Un pedido llega en 2 a 5 días hábiles/)).toBeVisible()
    await expect(canvas.getByText(/hasta 15 días después de la entrega/)).toBeVisible()
  },
}
