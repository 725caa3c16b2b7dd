import { useTranslation } from 'react-i18next'

import { PageHead } from '../../routes/PageHead.tsx'
import { pages } from '../../routes/paths.ts'
import { WhenSeen } from '../../shell/WhenSeen.tsx'
import { lazyPart } from '../../suspense/lazyPart.tsx'
import { Bottles } from './sections/Bottles.tsx'
import { Hero } from './sections/Hero.tsx'
import { Introduction } from './sections/Introduction.tsx'
import { LegendTeaser } from './sections/LegendTeaser.tsx'
import { ProcessStrip } from './sections/ProcessStrip.tsx'
import { Recognitions } from './sections/Recognitions.tsx'

/** Far down the page, with recipes and cards that turn. */
const CocktailTrio = lazyPart(
  async () => (await import('./sections/CocktailTrio.tsx')).CocktailTrio,
  () => null,
)

/** `/home`: the brand's front door (spec section 2). */
export function Page() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead path={pages.home.path} title={t('title')} description={t('description')} />
      <Hero />
      <Introduction />
      <Bottles />
      <ProcessStrip />
      <Recognitions />
      <WhenSeen>
        <CocktailTrio />
      </WhenSeen>
      <LegendTeaser />
    </>
  )
}
