import { useTranslation } from 'react-i18next'

import { ServerState } from '../../composition/ServerState.tsx'
import { tripleDistilledBottle } from '../../content/bottles/tripleDistilledBottle.ts'
import { products } from '../../content/products.ts'
import { PageHead } from '../../routes/PageHead.tsx'
import { pages } from '../../routes/paths.ts'
import { BottleCard } from './BottleCard.tsx'
import { BottleView } from './BottleView.tsx'
import { useShop } from './useShop.ts'

/** `/TripleDestilado`: the triple-distilled bottle; its photos wait to be chosen. */
export function Page() {
  const { t } = useTranslation('catalog')
  return (
    <ServerState>
      <PageHead
        path={pages.tripleDistilled.path}
        title={tripleDistilledBottle.product.name}
        description={t('tripleDistilled.description')}
      />
      <TripleDistilled />
    </ServerState>
  )
}

/** Its cards lead to the history, the reposado's nowhere (spec section 2). */
function TripleDistilled() {
  const { t } = useTranslation('catalog')
  return (
    <BottleView
      bottle={tripleDistilledBottle}
      shop={useShop()}
      rotates={false}
      othersTitle={t('tripleDistilled.others')}
      others={products.map((product) => (
        <BottleCard
          key={product.id}
          product={product}
          sizes="(width < 40rem) 100vw, 33vw"
          to={pages.history.path}
          learnMore={t('learnMore')}
          learnMoreNamed={t('learnMoreNamed', { name: product.name })}
          comingSoon={t('comingSoon')}
        />
      ))}
    />
  )
}
