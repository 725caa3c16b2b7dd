import { useTranslation } from 'react-i18next'

import { AdminLayout } from './AdminLayout.tsx'
import { Products } from './products/Products.tsx'

/** `/dashboard/products`: all products, to edit, or the form of another one. */
export function Page() {
  const { t } = useTranslation('desk')
  return (
    <AdminLayout section="products" description={t('products.description')}>
      <Products />
    </AdminLayout>
  )
}
