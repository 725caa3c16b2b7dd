import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { distilled, tripleDistilled } from '../catalog/products.ts'
import { distilledPath } from '../../content/brand.ts'
import { pageStory } from '../../app/testing/pageStory.tsx'
import { Page } from './HomePage.tsx'

const meta = {
  ...pageStory,
  title: 'Pages/Home',
  component: Page,
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** The bottles lead to their pages, and the one to come nowhere. */
export const Spanish: Story = {
  play: async ({ canvas }) => {
    const bottles = within(
      canvas.getByRole('region', { name: 'Tres maneras de nombrar una fruta' }),
    )
    await expect(bottles.getAllByRole('article')).toHaveLength(3)
    const links = bottles.getAllByRole('link')
    await expect(links).toHaveLength(2)
    await expect(links[0]).toHaveAccessibleName(`Conocer más sobre ${distilled.name}`)
    await expect(links[0]).toHaveAttribute('href', distilledPath)
    await expect(links[1]).toHaveAccessibleName(`Conocer más sobre ${tripleDistilled.name}`)
    await expect(links[1]).toHaveAttribute('href', '/TripleDestilado')
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
