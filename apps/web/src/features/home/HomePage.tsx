import { useTranslation } from 'react-i18next'

import { PageHead } from '../../routes/PageHead.tsx'
import { pages } from '../../routes/paths.ts'
import { Bottles } from './sections/Bottles.tsx'
import { CocktailTrio } from './sections/CocktailTrio.tsx'
import { Hero } from './sections/Hero.tsx'
import { Introduction } from './sections/Introduction.tsx'
import { LegendTeaser } from './sections/LegendTeaser.tsx'
import { ProcessStrip } from './sections/ProcessStrip.tsx'
import { Recognitions } from './sections/Recognitions.tsx'

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
      <CocktailTrio />
      <LegendTeaser />
    </>
  )
}
