import { availabilityOf, type Product } from '@storefront/domain'
import { buttonLook, Table, type TableColumn } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatMoney, formatNumber } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { AvailabilityChip } from './AvailabilityChip.tsx'
import { editAddress } from './editAddress.ts'
import styles from './ProductsTable.module.css'

/** Products in the order they appear in, each with the way to where it is edited. */
export function ProductsTable({ products }: { readonly products: readonly Product[] }) {
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
