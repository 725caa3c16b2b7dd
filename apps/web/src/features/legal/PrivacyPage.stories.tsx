import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { pageStory } from '../../../testing/pageStory.tsx'
import { Page } from './PrivacyPage.tsx'

const meta = {
  ...pageStory,
  title: 'Pages/Privacy',
  component: Page,
  parameters: { ...pageStory.parameters, path: '/privacy' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Spanish: Story = {
  play: async ({ canvas, canvasElement }) => {
    const contents = canvas.getByRole('navigation', { name: 'Contenido' })
    for (const link of within(contents).getAllByRole('link')) {
      const clause = canvasElement.querySelector(link.getAttribute('href') ?? '')
      await expect(clause).toHaveAccessibleName(link.textContent)
    }
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
