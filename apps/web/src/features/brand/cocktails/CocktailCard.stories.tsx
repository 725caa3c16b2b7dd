import { distilledPath } from '@storefront/brand'
import { expect, spyOn, waitFor } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import styles from './CocktailCard.stories.module.css'
import { CocktailCard } from './CocktailCard.tsx'
import { raspSour } from './homeCocktails.ts'

const meta = {
  title: 'Pages/Cocktails/Card',
  component: CocktailCard,
  args: { cocktail: raspSour },
  parameters: { path: '/home', bleed: false },
  render: (args) => (
    <div className={styles.column}>
      <CocktailCard {...args} />
    </div>
  ),
} satisfies SiteMeta<typeof CocktailCard>

export default meta
type Story = SiteStory<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function turn({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Receta de Rasp Sour' }))
}

export const Front: Story = {}

export const Recipe: Story = { play: turn }

/** A recipe links to the bottle that it is made with. */
export const ToItsBottle: Story = {
  play: async (context) => {
    await turn(context)
    await expect(
      await context.canvas.findByRole('link', { name: /^Hecho con .* Destilado/ }),
    ).toHaveAttribute('href', distilledPath)
  },
}

export const OnNight: Story = { globals: { world: 'night' } }

/** A link to a recipe flips its card and focuses it. */
export const ArrivedAtItsAnchor: Story = {
  parameters: { path: '/Cocteles#rasp-sour' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Rasp Sour' })).toHaveFocus())
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible()
  },
}

export const IngredientsCopied: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await turn(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar ingredientes' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Ingredientes copiados.')
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining('6 frambuesas'))
  },
}

export const CopyRefused: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
    await turn(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar ingredientes' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/no nos deja copiar/)
  },
}
