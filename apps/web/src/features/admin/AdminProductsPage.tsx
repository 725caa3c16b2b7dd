import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { AdminFrame } from './frame/AdminFrame.tsx'

/** What asks the backend comes after the page. */
const Products = lazyPart(async () => (await import('./products/Products.tsx')).Products)

/** `/dashboard/products`: what the shop sells, each product to be edited. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminFrame section="products" description={t('products.description')}>
      <Products />
    </AdminFrame>
  )
}
