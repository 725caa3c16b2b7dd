import { AdminLayout } from './AdminLayout.tsx'
import { Products } from './products/Products.tsx'

/** `/dashboard/products`: all products, to edit, or the form of another one. */
export function Page() {
  return (
    <AdminLayout section="products">
      <Products />
    </AdminLayout>
  )
}
