import { useTranslation } from 'react-i18next'

import { distilledBottle } from './distilledBottle.ts'
import { distilledStory } from './distilledStory.ts'
import { distilledPath } from '../../content/brand.ts'
import { HydrateWhenVisible } from '../../shared/lazy/HydrateWhenVisible.tsx'
import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { BottleView } from './BottleView.tsx'
import { useShop } from './useShop.ts'

/** Down the page: the other bottles, a cocktail. */
const End = lazyPart(async () => (await import('./BottleEnd.tsx')).DistilledEnd, {
  Fallback: () => null,
})

/** `/{brand}Destilado`: the distilled bottle, its photos advancing by themselves. */
export function Page() {
  const { t } = useTranslation('catalog')
  const shop = useShop()
  return (
    <>
      <PageHead
        path={distilledPath}
        title={distilledBottle.product.name}
        description={t('distilled.description')}
      />
      <BottleView
        bottle={distilledBottle}
        story={distilledStory}
        shop={shop}
        rotates
        end={<HydrateWhenVisible part={End} />}
      />
    </>
  )
}
