import { useTranslation } from 'react-i18next'

import { tripleDistilledBottle } from './tripleDistilledBottle.ts'
import { products } from './products.ts'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { BottleCard } from './BottleCard.tsx'
import { BottleView } from './BottleView.tsx'
import { LiveShop } from './LiveShop.tsx'
import type { Shop } from './Shop.ts'

/** `/TripleDestilado`: the triple-distilled bottle; its photos wait to be chosen. */
export function Page() {
  const { t } = useTranslation('catalog')
  return (
    <>
      <PageHead
        path="/TripleDestilado"
        title={tripleDistilledBottle.product.name}
        description={t('tripleDistilled.description')}
      />
      <LiveShop>{(shop) => <TripleDistilled shop={shop} />}</LiveShop>
    </>
  )
}

/** Its cards lead to the history, the reposado's nowhere (spec section 2). */
function TripleDistilled({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('catalog')
  return (
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
  )
}
