import { useTranslation } from 'react-i18next'

import { PageHead } from '../../routes/PageHead.tsx'
import { pages } from '../../routes/paths.ts'
import { LiveShop } from './LiveShop.tsx'
import { ProductsView } from './ProductsView.tsx'

/** `/products`: the bottles with today's prices. */
export function Page() {
  const { t } = useTranslation('catalog')
  return (
    <>
      <PageHead path={pages.products.path} title={t('title')} description={t('description')} />
      <LiveShop>{(shop) => <ProductsView shop={shop} />}</LiveShop>
    </>
  )
}
