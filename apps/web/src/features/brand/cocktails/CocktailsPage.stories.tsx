import { distilledPath } from '@storefront/brand'
import { expect, waitFor, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { Page } from './CocktailsPage.tsx'

const meta = {
  title: 'Pages/Cocktails',
  component: Page,
  parameters: { path: '/Cocteles' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

/** What all recipes are made with is named before the first of them, and stands after the last. */
export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Las ocho se hacen con .* Destilado/)).toBeVisible()
    const bottle = canvas.getByRole('region', { name: /Destilado$/ })
    await expect(within(bottle).getByRole('link', { name: 'Ver la botella' })).toHaveAttribute(
      'href',
      distilledPath,
    )
  },
}

/** In millilitres, as bars in Ecuador measure. */
export const InMillilitres: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mililitros'))
    await expect(canvas.getAllByText('45 ml')).toHaveLength(3)
    await userEvent.click(canvas.getByText('Onzas'))
  },
}

/** The unit changes in all recipes. */
export const InCentilitres: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('1½ oz')).toHaveLength(3)
    await userEvent.click(canvas.getByText('Centilitros'))
    await expect(canvas.getAllByText('4,5 cl')).toHaveLength(3)
    await expect(canvas.queryByText(/ oz$/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByText('Onzas'))
  },
}

/** A link of the index flips the card of its recipe. */
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
