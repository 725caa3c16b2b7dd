import { useTranslation } from 'react-i18next'

import { AdminFrame } from './frame/AdminFrame.tsx'
import { Products } from './products/Products.tsx'

/** `/dashboard/products`: what the shop sells, each product to be edited. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminFrame section="products" description={t('products.description')}>
      <Products />
    </AdminFrame>
  )
}
