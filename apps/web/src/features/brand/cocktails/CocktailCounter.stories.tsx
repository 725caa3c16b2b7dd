import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { CocktailCard } from './CocktailCard.tsx'
import { CocktailCounter } from './CocktailCounter.tsx'
import { cocktails } from './cocktails.ts'
import { homeCocktails } from './homeCocktails.ts'

const meta = {
  title: 'Pages/Cocktails/Counter',
  component: CocktailCounter,
  parameters: { path: '/Cocteles' },
} satisfies SiteMeta<typeof CocktailCounter>

export default meta
type Story = SiteStory<typeof meta>

export const Eight: Story = {
  args: {
    children: cocktails.map((cocktail) => <CocktailCard key={cocktail.id} cocktail={cocktail} />),
  },
}

/** As on the home page: narrow windows scroll it sideways. */
export const Row: Story = {
  args: {
    isRow: true,
    children: homeCocktails.map((cocktail) => (
      <CocktailCard key={cocktail.id} cocktail={cocktail} />
    )),
  },
}
