import { expect, userEvent } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { Page } from './ProcessPage.tsx'

const meta = {
  title: 'Pages/Process',
  component: Page,
  parameters: { path: '/Procesos' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Spanish: Story = {}

export const English: Story = { globals: { locale: 'en' } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The carousel is endless in both directions. */
export const WrapsAround: Story = {
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: /Filtrado y embotellado.*paso 5 de 5/ })
    const first = canvas.getByRole('button', { name: /Selección de la fruta.*paso 1 de 5/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Paso anterior' }))
    await expect(last).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Paso siguiente' }))
    await expect(first).toHaveAttribute('aria-current', 'true')
  },
}
