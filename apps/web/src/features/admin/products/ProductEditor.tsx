import { checkProduct, type Product } from '@storefront/domain'
import { ArrowLeftIcon, Button, buttonLook } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useForm } from '../../../shared/forms/useForm.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import styles from './ProductEditor.module.css'
import { ProductFields } from './ProductFields.tsx'
import { productFields } from './productForm.ts'
import { ProductPreview } from './ProductPreview.tsx'
import { ProductResult } from './ProductResult.tsx'
import { useProductEdit } from './useProductEdit.ts'

/** Edits one product, beside the card that comes of it. */
export function ProductEditor({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  const { stored, typed, type, outcome, save } = useProductEdit(product)
  const { errorOf, isSubmitting, formProps } = useForm({
    fields: productFields,
    check: checkProduct,
    submit: save,
  })
  return (
    <section className={styles.editor} aria-labelledby="editing">
      <header className={styles.head}>
        <LocalizedLink to="/dashboard/products" {...buttonLook({ variant: 'quiet' })}>
          <ArrowLeftIcon />
          {t('products.toList')}
        </LocalizedLink>
        <h2 id="editing">{t('products.editing', { name: stored.name })}</h2>
      </header>
      <form className={styles.form} {...formProps}>
        <ProductFields typed={typed} onType={type} isSaving={isSubmitting} errorOf={errorOf} />
        <ProductResult product={stored} outcome={outcome} />
        <Button type="submit" className={styles.save} busy={isSubmitting} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </form>
      <ProductPreview className={styles.preview} product={stored} typed={typed} />
    </section>
  )
}
