import { availabilityOf, type Product, type ProductChanges } from '@storefront/domain'
import {
  ArrowLeftIcon,
  buttonLook,
  Checkbox,
  EmptyState,
  Field,
  Table,
  type TableColumn,
} from '@storefront/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../shared/i18n/useTranslation.ts'
import { useSearchParams } from 'react-router-dom'

import { formatMoney, formatNumber } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { ServerState } from '../../../shared/query/ServerState.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { productQueries } from '../../catalog/queries.ts'
import { QueryBoundary } from '../frame/QueryBoundary.tsx'
import { editAddress, editedProduct, editKey, productForm } from './productForm.ts'
import { AvailabilityChip, ProductPreview, StrengthWarning } from './ProductPreview.tsx'
import styles from './Products.module.css'
import { EditForm } from '../frame/EditForm.tsx'
import { type Saved, useEdit } from '../frame/useEdit.ts'

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
    <>
      {products.map((product) => (
        <StrengthWarning key={product.id} product={product} />
      ))}
      <Table
        caption={t('products.listed')}
        columns={columns}
        rows={products}
        rowId={({ id }) => id}
      />
    </>
  )
}

/** Edits one product, beside the card that comes of it. */
export function ProductEditor({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  const loadBackend = useBackend()
  const queries = useQueryClient()
  const edit = useEdit({
    form: productForm,
    stored: product,
    labelOf: (field) => t(`products.fields.${field}`),
    save,
    failure: 'A product could not be saved',
  })
  const { stored, typed, now: storedForm, inputProps, boxProps } = edit
  const edited = editedProduct(stored, typed, storedForm)

  async function save(before: Product, changes: ProductChanges): Promise<Saved<Product>> {
    const { products } = await loadBackend()
    const saved = await products.update(before, changes)
    const all = await products.list()
    const now = all.find(({ id }) => id === product.id) ?? null
    // Without the product the list would take the place of this form, and of what is said in it.
    if (now !== null) queries.setQueryData(productQueries.all(loadBackend).queryKey, all)
    return { isSaved: saved.ok, now }
  }

  return (
    <section className={styles.editor} aria-labelledby="editing">
      <header className={styles.head}>
        <LocalizedLink to="/dashboard/products" {...buttonLook({ variant: 'quiet' })}>
          <ArrowLeftIcon />
          {t('products.toList')}
        </LocalizedLink>
        <h2 id="editing">{t('products.editing', { name: stored.name })}</h2>
      </header>
      <StrengthWarning product={edited} />
      <EditForm
        edit={edit}
        className={styles.form}
        saved={t('products.saved', { name: stored.name })}
        changed={t('products.product-changed')}
        gone={t('products.product-not-found')}
      >
        <Field {...inputProps('name')} hint={t('products.fields.nameHint')} />
        <div className={styles.figures}>
          <Field
            {...inputProps('price')}
            inputMode="decimal"
            hint={t('products.fields.priceHint')}
          />
          <Field
            {...inputProps('stock')}
            inputMode="numeric"
            hint={t('products.fields.stockHint')}
          />
          <Field
            {...inputProps('alcoholByVolume')}
            inputMode="decimal"
            hint={t('products.fields.alcoholHint')}
          />
          <Field {...inputProps('volumeMl')} inputMode="numeric" />
          <Field
            {...inputProps('sortOrder')}
            inputMode="numeric"
            hint={t('products.fields.sortOrderHint')}
          />
        </div>
        <div>
          <Checkbox {...boxProps('active')} />
          <Checkbox {...boxProps('comingSoon')} />
        </div>
      </EditForm>
      <ProductPreview product={edited} />
    </section>
  )
}
