import { demoAdmin } from '@storefront/backend/seed'
import { type Backend, Outage } from '@storefront/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { pageStory } from '../../testing/pageStory.tsx'
import { noAnswer, visit } from '../../testing/visit.ts'
import { Page } from './AdminHomePage.tsx'

/** A visit of the demo admin to a shop with so many orders, of which some wait. */
const withFigures = (figures: Backend['orders']['figures']) => () =>
  visit({ person: demoAdmin, otherwise: ({ orders }) => ({ orders: { ...orders, figures } }) })

const meta = {
  ...pageStory,
  title: 'Pages/Admin home',
  component: Page,
  parameters: {
    ...pageStory.parameters,
    path: '/dashboard/AdminHome',
    services: withFigures(({ statuses }) =>
      Promise.resolve({ count: statuses === undefined ? 12_480 : 7, totalCents: 0 }),
    ),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12.480')).toBeVisible()
    await expect(canvas.getByText('7')).toBeVisible()
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12,480')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const FirstDay: Story = {
  parameters: { services: () => visit({ person: demoAdmin }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('0')).toHaveLength(2))
  },
}

export const Loading: Story = { parameters: { services: withFigures(noAnswer) } }

export const Unanswered: Story = {
  parameters: { services: withFigures(() => Promise.reject(new Outage('timeout', 'Too late'))) },
  play: async ({ canvas }) => {
    const [alert] = await canvas.findAllByRole('alert')
    await expect(alert).toHaveTextContent('La respuesta está tardando demasiado.')
  },
}
