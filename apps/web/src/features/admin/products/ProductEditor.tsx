import type { Product, ProductChanges } from '@storefront/domain'
import { ArrowLeftIcon, buttonLook, Checkbox, Field } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { productQueries } from '../../catalog/queries.ts'
import { EditForm } from '../frame/EditForm.tsx'
import { type Saved, useEdit } from '../frame/useEdit.ts'
import { editedProduct, productForm } from './productForm.ts'
import { ProductPreview } from './ProductPreview.tsx'
import styles from './Products.module.css'

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
      <ProductPreview product={editedProduct(stored, typed, storedForm)} />
    </section>
  )
}
