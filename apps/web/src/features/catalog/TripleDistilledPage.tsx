import { useTranslation } from '../../shared/i18n/useTranslation.ts'

import { tripleDistilledBottle } from './tripleDistilledBottle.ts'
import { products } from './products.ts'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { BottleCard } from './BottleCard.tsx'
import { BottleView } from './BottleView.tsx'
import { useShop } from './useShop.ts'

/**
 * `/TripleDestilado`: the triple-distilled bottle; its photos wait to be chosen. Its cards lead to the
 * history, the reposado's nowhere (spec section 2).
 */
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
        shop={shop}
        rotates={false}
        othersTitle={t('tripleDistilled.others')}
        others={products.map((product) => (
          <BottleCard
            key={product.id}
            product={product}
            sizes="(width < 40rem) 100vw, 33vw"
            to="/NuestraHistoria"
            learnMore={t('learnMore')}
            learnMoreNamed={t('learnMoreNamed', { name: product.name })}
            comingSoon={t('comingSoon')}
          />
        ))}
      />
    </>
  )
}
