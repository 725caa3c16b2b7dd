import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { distilled, tripleDistilled } from './products.ts'
import { pageStory } from '../../app/testing/pageStory.tsx'
import { Page } from './TripleDistilledPage.tsx'

const meta = {
  ...pageStory,
  title: 'Pages/Triple distilled',
  component: Page,
  parameters: { ...pageStory.parameters, path: '/TripleDestilado' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** Its photos wait to be chosen; two of its three cards lead to the history, the third nowhere. */
export const Spanish: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /el pase de fotos/ })).not.toBeInTheDocument()
    const products = within(canvas.getByRole('region', { name: 'Nuestros productos' }))
    await expect(products.getAllByRole('article')).toHaveLength(3)
    const links = products.getAllByRole('link')
    await expect(links).toHaveLength(2)
    for (const [index, { name }] of [distilled, tripleDistilled].entries()) {
      await expect(links[index]).toHaveAccessibleName(`Conocer más sobre ${name}`)
      await expect(links[index]).toHaveAttribute('href', '/NuestraHistoria')
    }
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
