import { DeskLayout } from './DeskLayout.tsx'
import { Products } from './products/Products.tsx'

/** `/dashboard/products`: all products, to edit, or the form of another one. */
export function Page() {
  return (
    <DeskLayout section="products">
      <Products />
    </DeskLayout>
  )
}
