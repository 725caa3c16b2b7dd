import { useTranslation } from 'react-i18next'

import { ServerState } from '../../composition/ServerState.tsx'
import { PageHead } from '../../routes/PageHead.tsx'
import { pages } from '../../routes/paths.ts'
import { ProductsView } from './ProductsView.tsx'
import { useShop } from './useShop.ts'

/** `/products`: the bottles with today's prices. */
export function Page() {
  const { t } = useTranslation('catalog')
  return (
    <ServerState>
      <PageHead path={pages.products.path} title={t('title')} description={t('description')} />
      <Products />
    </ServerState>
  )
}

function Products() {
  return <ProductsView shop={useShop()} />
}
