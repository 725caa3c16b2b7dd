import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { AdminLayout } from './AdminLayout.tsx'

/** Loaded after the page, because it needs the backend. */
const Products = lazyPart(async () => (await import('./products/Products.tsx')).Products)

/** `/dashboard/products`: all products, to edit. */
export function Page() {
  const { t } = useTranslation('admin')
  return (
    <AdminLayout section="products" description={t('products.description')}>
      <Products />
    </AdminLayout>
  )
}
