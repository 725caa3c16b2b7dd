import { useTranslation } from 'react-i18next'

import { distilledPath } from '../../content/brand.ts'
import { HydrateWhenVisible } from '../../shared/lazy/HydrateWhenVisible.tsx'
import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { useShop } from '../cart/useShop.ts'
import { distilledBottle } from '../catalog/distilledBottle.ts'
import { BottleView } from './BottleView.tsx'
import { distilledStory } from './distilledStory.ts'

/** Loaded late, as it is far down the page. */
const End = lazyPart(async () => (await import('./BottlePageEnd.tsx')).DistilledPageEnd, {
  Fallback: () => null,
})

/** `/{brand}Destilado`: the distilled bottle; its photos advance automatically. */
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
