import { useTranslation } from '../../shared/i18n/useTranslation.ts'

import { distilledBottle } from './distilledBottle.ts'
import { reposado, tripleDistilled } from './products.ts'
import { distilledPath } from '../../content/brand.ts'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { BottleCard } from './BottleCard.tsx'
import { BottleView } from './BottleView.tsx'
import { useShop } from './useShop.ts'

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
        shop={shop}
        rotates
        othersTitle={t('distilled.others')}
        others={[tripleDistilled, reposado].map((product) => (
          <BottleCard
            key={product.id}
            product={product}
            sizes="(width < 40rem) 100vw, 33vw"
            travels
            to="/TripleDestilado"
            learnMore={t('learnMore')}
            learnMoreNamed={t('learnMoreNamed', { name: product.name })}
            comingSoon={t('comingSoon')}
          />
        ))}
      />
    </>
  )
}
