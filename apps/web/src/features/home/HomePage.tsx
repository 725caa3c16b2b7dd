import { useTranslation } from 'react-i18next'

import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { HydrateWhenVisible } from '../../shared/lazy/HydrateWhenVisible.tsx'
import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { Bottles } from './sections/Bottles.tsx'
import { Hero } from './sections/Hero.tsx'
import { Introduction } from './sections/Introduction.tsx'
import { LegendTeaser } from './sections/LegendTeaser.tsx'
import { ProcessStrip } from './sections/ProcessStrip.tsx'
import { Recognitions } from './sections/Recognitions.tsx'

/** Far down the page, with recipes and cards that turn. */
const CocktailTrio = lazyPart(
  async () => (await import('./sections/CocktailTrio.tsx')).CocktailTrio,
  { Instead: () => null },
)

/** `/home`: the brand's front door (spec section 2). */
export function Page() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead path="/home" title={t('title')} description={t('description')} />
      <Hero />
      <Introduction />
      <Bottles />
      <ProcessStrip />
      <Recognitions />
      <HydrateWhenVisible>
        <CocktailTrio />
      </HydrateWhenVisible>
      <LegendTeaser />
    </>
  )
}
