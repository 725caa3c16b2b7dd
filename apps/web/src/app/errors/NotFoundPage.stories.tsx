import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { pageStory } from '../../../testing/pageStory.tsx'
import { Page } from './NotFoundPage.tsx'

const meta = {
  ...pageStory,
  title: 'Pages/NotFound',
  component: Page,
  parameters: { ...pageStory.parameters, path: '/NotFound' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** The file holds both languages; the site's stylesheet shows the one of the address. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: '404 - Página no encontrada' }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: '404 - Page not found' })).toBeInTheDocument()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
