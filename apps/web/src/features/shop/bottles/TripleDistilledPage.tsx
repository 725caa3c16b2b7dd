import { useTranslation } from 'react-i18next'

import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { useShop } from '../cart/useShop.ts'
import { tripleDistilledBottle } from '../catalog/tripleDistilledBottle.ts'
import { TripleDistilledPageEnd } from './BottlePageEnd.tsx'
import { BottleView } from './BottleView.tsx'
import { tripleDistilledStory } from './tripleDistilledStory.ts'

/** Always the same, so that a new price does not render it. */
const end = <TripleDistilledPageEnd />

/** `/TripleDestilado`: the triple-distilled bottle; its photos do not advance automatically. */
export function Page() {
  const { t } = useTranslation('catalog')
  const shop = useShop()
  return (
    <>
      <PageHead
        path="/TripleDestilado"
        title={tripleDistilledBottle.product.name}
        description={t('tripleDistilled.description')}
      />
      <BottleView
        bottle={tripleDistilledBottle}
        story={tripleDistilledStory}
        shop={shop}
        rotates={false}
        end={end}
      />
    </>
  )
}
