import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { pageStory } from '../../app/testing/pageStory.tsx'
import { Page } from './CocktailsPage.tsx'

const meta = {
  ...pageStory,
  title: 'Pages/Cocktails',
  component: Page,
  parameters: { ...pageStory.parameters, path: '/Cocteles' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Spanish: Story = {}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** All recipes change their unit at once. */
export const InCentilitres: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('1½ oz')).toHaveLength(3)
    await userEvent.click(canvas.getByText('Centilitros'))
    await expect(canvas.getAllByText('4,5 cl')).toHaveLength(3)
    await expect(canvas.queryByText(/ oz$/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByText('Onzas'))
  },
}

/** The index leads to a recipe, and turns it up. */
export const FoundByIndex: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Drakorita' }))
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Drakorita' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Receta de Drakorita' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}
