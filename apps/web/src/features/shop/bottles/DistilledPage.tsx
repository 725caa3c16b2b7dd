import { distilledPath } from '@storefront/brand'
import { useTranslation } from 'react-i18next'

import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { useShop } from '../cart/useShop.ts'
import { distilledBottle } from '../catalog/distilledBottle.ts'
import { DistilledPageEnd } from './BottlePageEnd.tsx'
import { BottleView } from './BottleView.tsx'
import { distilledStory } from './distilledStory.ts'

/** Always the same, so that a new price does not render it. */
const end = <DistilledPageEnd />

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
      <BottleView bottle={distilledBottle} story={distilledStory} shop={shop} rotates end={end} />
    </>
  )
}
