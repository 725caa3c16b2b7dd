import { availabilityOf, type Product } from '@storefront/domain'
import { Picture, Table, type TableColumn } from '@storefront/ui'

import { formatMoney, formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useTranslation } from 'react-i18next'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { productPicture } from '../../catalog/products.ts'
import { editAddress } from './productForm.ts'
import { AvailabilityChip } from './ProductPreview.tsx'
import styles from './ProductsTable.module.css'
import { ProductWarnings } from './ProductWarnings.tsx'
import { StockForm } from './StockForm.tsx'

/** Products in the order they appear in: their stock is changed here, the rest where each is edited. */
export function ProductsTable({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTranslation('admin')
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
        </div>
      ),
    },
    {
      id: 'price',
      header: t('products.fields.price'),
      renderCell: ({ priceCents }) =>
        priceCents === null ? <Nothing /> : formatMoney(priceCents, language),
      numeric: true,
    },
    {
      id: 'strength',
      header: t('products.alcohol'),
      renderCell: ({ alcoholByVolume }) =>
        alcoholByVolume === null ? (
          <Nothing />
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
      rowId={({ id }) => id}
    />
  )
}

/** Keeps a column's place; a card has none to keep. */
function Nothing() {
  const { t } = useTranslation('admin')
  return <span className={styles.none}>{t('products.none')}</span>
}

/** The bottle and its name, the way to where it is edited. */
function NameCell({ product: { id, name, image } }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  const picture = productPicture(image)
  return (
    <div className={styles.name}>
      <span className={styles.thumbnail}>
        {picture !== null && <Picture picture={picture} alt="" sizes="4rem" fit="cover" />}
      </span>
      <LocalizedLink to={editAddress(id)} aria-label={t('products.edit', { name })}>
        {name}
      </LocalizedLink>
    </div>
  )
}
