import { availabilityOf, type Product } from '@storefront/domain'
import { ArrowLeftIcon, buttonAttributes, Checkbox, EmptyState, Field } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../../shared/services.tsx'
import { productsQuery } from '../../catalog/useProducts.ts'
import { EditForm } from '../frame/EditForm.tsx'
import { SalesPauseNote } from '../frame/SalesPause.tsx'
import { useEdit } from '../frame/useEdit.ts'
import { AvailabilityChip } from './AvailabilityChip.tsx'
import { editedProduct, editKey, productForm } from './productForm.ts'
import { ProductPreview } from './ProductPreview.tsx'
import styles from './Products.module.css'
import { ProductsTable } from './ProductsTable.tsx'
import { ProductWarnings } from './ProductWarnings.tsx'
import { useSaveProduct } from './useSaveProduct.ts'

/** All products, or the editor of the product whose id is in the URL. */
export function Products() {
  const { t } = useTranslation('admin')
  const [query] = useSearchParams()
  const products = useConfirmedQuery({ ...productsQuery(useServices()), staleTime: 0 })
  const edited = query.get(editKey)
  return (
    <QueryBoundary query={products} errorMessage={t('products.failed')}>
      {(all) => {
        const product = all.find(({ id }) => id === edited)
        if (product !== undefined) return <ProductEditor key={product.id} product={product} />
        return (
          <>
            <SalesPauseNote />
            {all.length === 0 ? (
              <EmptyState title={t('products.empty')} />
            ) : (
              <ProductsTable products={all} />
            )}
          </>
        )
      }}
    </QueryBoundary>
  )
}

/** The form of a product and the preview of its card. */
function ProductEditor({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  const edit = useEdit({
    form: productForm,
    stored: product,
    labelOf: (field) => t(`products.fields.${field}`),
    save: useSaveProduct(),
    failure: 'A product could not be saved',
  })
  const { stored, typed, storedValues, inputProps, checkboxProps } = edit
  const edited = editedProduct(stored, typed, storedValues)

  return (
    <section className={styles.editor} aria-labelledby="editing">
      <header className={styles.head}>
        <LocalizedLink to="/dashboard/products" {...buttonAttributes({ variant: 'quiet' })}>
          <ArrowLeftIcon />
          {t('products.toList')}
        </LocalizedLink>
        <div className={styles.title}>
          <h2 id="editing">{t('products.editing', { name: stored.name })}</h2>
          <AvailabilityChip availability={availabilityOf(edited)} />
        </div>
        <ProductWarnings product={edited} />
      </header>
      <EditForm
        edit={edit}
        className={styles.form}
        sticky
        saved={t('products.saved', { name: stored.name })}
        changed={t('products.product-changed')}
        gone={t('products.product-not-found')}
      >
        <fieldset className={styles.group}>
          <legend>{t('products.sale')}</legend>
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
          <div className={styles.boxes}>
            <Checkbox {...checkboxProps('active')} />
            <Checkbox {...checkboxProps('comingSoon')} />
          </div>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('products.bottle')}</legend>
          <Field
            {...inputProps('name')}
            className={styles.wide}
            hint={t('products.fields.nameHint')}
          />
          <Field
            {...inputProps('alcoholByVolume')}
            inputMode="decimal"
            hint={t('products.fields.alcoholHint')}
          />
          <Field
            {...inputProps('volumeMl')}
            inputMode="numeric"
            hint={t('products.fields.volumeHint')}
          />
          <Field
            {...inputProps('sortOrder')}
            inputMode="numeric"
            hint={t('products.fields.sortOrderHint')}
          />
        </fieldset>
      </EditForm>
      <ProductPreview product={edited} />
    </section>
  )
}
