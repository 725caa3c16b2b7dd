import { availabilityOf, type Product } from '@storefront/domain'
import { formatMoney, formatNumber } from '@storefront/i18n'
import { Picture, Table, type TableColumn } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useProductPicture } from '../../shop/catalog/useAddedPicture.ts'
import { AvailabilityChip } from './AvailabilityChip.tsx'
import { editPath } from './productForm.ts'
import styles from './ProductsTable.module.css'
import { ProductWarnings } from './ProductWarnings.tsx'
import { StockForm } from './StockForm.tsx'
import { WaitingNote } from './TellWaiting.tsx'

/** The products in their order. The stock can be changed here, everything else in the product's editor. */
export function ProductsTable({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTranslation(['desk', 'catalog'])
  const language = useLanguage()
  const columns: readonly TableColumn<Product>[] = [
    {
      id: 'name',
      header: t('products.fields.name'),
      renderCell: (product) => <NameCell product={product} />,
    },
    {
      id: 'state',
      header: t('products.state'),
      renderCell: (product) => (
        <div className={styles.state}>
          <AvailabilityChip availability={availabilityOf(product)} />
          <ProductWarnings product={product} />
          <WaitingNote product={product} />
        </div>
      ),
    },
    {
      id: 'price',
      header: t('products.fields.price'),
      renderCell: ({ priceCents }) =>
        priceCents === null ? <NoValue /> : formatMoney(priceCents, language),
      numeric: true,
    },
    {
      id: 'strength',
      header: t('catalog:strength'),
      renderCell: ({ alcoholByVolume }) =>
        alcoholByVolume === null ? (
          <NoValue />
        ) : (
          t('products.strength', { percent: formatNumber(alcoholByVolume, language) })
        ),
      numeric: true,
    },
    {
      id: 'stock',
      header: t('products.fields.stock'),
      renderCell: (product) => <StockForm product={product} />,
    },
  ]
  return (
    <Table
      className={styles.table}
      caption={t('products.listed')}
      columns={columns}
      rows={products}
      getRowId={({ id }) => id}
    />
  )
}

/** A placeholder for an empty cell; hidden in the layout for phones. */
function NoValue() {
  const { t } = useTranslation('desk')
  return <span className={styles.none}>{t('products.none')}</span>
}

/** Picture and name of a product; the name links to its editor. */
function NameCell({ product }: { readonly product: Product }) {
  const { t } = useTranslation('desk')
  const { id, name } = product
  const picture = useProductPicture(product)
  return (
    <div className={styles.name}>
      <span className={styles.thumbnail}>
        {picture !== null && <Picture picture={picture} alt="" sizes="4rem" fit="cover" />}
      </span>
      <LocalizedLink to={editPath(id)} aria-label={t('products.edit', { name })}>
        {name}
      </LocalizedLink>
    </div>
  )
}
