import type { Meta, StoryObj } from '@storybook/react-vite'

import { pageStory } from '../../app/testing/pageStory.tsx'
import { Page } from './TermsPage.tsx'

const meta = {
  ...pageStory,
  title: 'Pages/Terms',
  component: Page,
  parameters: { ...pageStory.parameters, path: '/terms' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Spanish: Story = {}

export const English: Story = { globals: { locale: 'en' } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
