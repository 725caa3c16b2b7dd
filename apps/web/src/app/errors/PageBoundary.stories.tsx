import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { pageStory } from '../../../testing/pageStory.tsx'
import { RouteError } from './PageBoundary.tsx'

const meta = {
  ...pageStory,
  title: 'Pages/RouteError',
  component: RouteError,
} satisfies Meta<typeof RouteError>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('se nos derramó')
    await expect(canvas.getByRole('button', { name: 'Recargar la página' })).toBeVisible()
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
