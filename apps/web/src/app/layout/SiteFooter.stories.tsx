import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { brand } from '../../content/brand.ts'
import { pageStory } from '../testing/pageStory.tsx'
import { SiteFooter } from './SiteFooter.tsx'

const meta = {
  ...pageStory,
  title: 'Shell/Footer',
  component: SiteFooter,
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Spanish: Story = {
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

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/en/terms')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }
