import { EmptyState } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { ServerState } from '../../../shared/query/ServerState.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { productQueries } from '../../catalog/queries.ts'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { editKey } from './editAddress.ts'
import { ProductEditor } from './ProductEditor.tsx'
import { ProductsTable } from './ProductsTable.tsx'

/** All products, or the one whose id stands in the address, to be edited. */
export function Products() {
  return (
    <ServerState>
      <ListOrEditor />
    </ServerState>
  )
}

function ListOrEditor() {
  const { t } = useTranslation('admin')
  const [query] = useSearchParams()
  const products = useQuery({ ...productQueries.all(useBackend()), staleTime: 0 })
  const edited = query.get(editKey)
  return (
    <QueryBoundary query={products} failed={t('products.failed')}>
      {(all) => {
        const product = all.find(({ id }) => id === edited)
        if (product !== undefined) return <ProductEditor key={product.id} product={product} />
        return all.length === 0 ? (
          <EmptyState title={t('products.empty')} />
        ) : (
          <ProductsTable products={all} />
        )
      }}
    </QueryBoundary>
  )
}
