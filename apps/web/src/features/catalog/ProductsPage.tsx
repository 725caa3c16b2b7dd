import { useTranslation } from 'react-i18next'

import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { LiveShop } from './LiveShop.tsx'
import { ProductsView } from './ProductsView.tsx'

/** `/products`: the bottles with today's prices. */
export function Page() {
  const { t } = useTranslation('catalog')
  return (
    <>
      <PageHead path="/products" title={t('title')} description={t('description')} />
      <LiveShop>{(shop) => <ProductsView shop={shop} />}</LiveShop>
    </>
  )
}
