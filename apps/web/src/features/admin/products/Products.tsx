import { availabilityOf, type Product } from '@storefront/domain'
import { buttonLook, EmptyState, Table, type TableColumn } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { formatMoney, formatNumber } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { ServerState } from '../../../shared/query/ServerState.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { productQueries } from '../../catalog/queries.ts'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { ProductEditor } from './ProductEditor.tsx'
import { editAddress, editKey } from './productForm.ts'
import { AvailabilityChip } from './ProductPreview.tsx'
import styles from './Products.module.css'

/** All products, or the one whose id stands in the address, to be edited. */
export function Products() {
  return (
    <ServerState>
      <ProductListOrEditor />
    </ServerState>
  )
}

function ProductListOrEditor() {
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

/** Products in the order they appear in, each with the way to where it is edited. */
function ProductsTable({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const columns: readonly TableColumn<Product>[] = [
    {
      id: 'name',
      header: t('products.fields.name'),
      renderCell: ({ id, name }) => (
        <LocalizedLink
          to={editAddress(id)}
          aria-label={t('products.edit', { name })}
          {...buttonLook({ variant: 'quiet', className: styles.name })}
        >
          {name}
        </LocalizedLink>
      ),
    },
    {
      id: 'state',
      header: t('products.state'),
      renderCell: (product) => <AvailabilityChip availability={availabilityOf(product)} />,
    },
    {
      id: 'alcohol',
      header: t('products.fields.alcoholByVolume'),
      renderCell: ({ alcoholByVolume }) =>
        alcoholByVolume === null ? t('products.none') : formatNumber(alcoholByVolume, language),
      numeric: true,
    },
    {
      id: 'stock',
      header: t('products.fields.stock'),
      renderCell: ({ stock }) =>
        stock === null ? t('products.notCounted') : formatNumber(stock, language),
      numeric: true,
    },
    {
      id: 'price',
      header: t('products.fields.price'),
      renderCell: ({ priceCents }) =>
        priceCents === null ? t('products.none') : formatMoney(priceCents, language),
      numeric: true,
    },
  ]
  return (
    <Table
      caption={t('products.listed')}
      columns={columns}
      rows={products}
      rowId={({ id }) => id}
    />
  )
}
