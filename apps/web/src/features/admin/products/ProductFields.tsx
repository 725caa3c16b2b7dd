import type { FieldErrorCode, ProductField } from '@storefront/domain'
import { useFieldErrorText } from '../../../shared/forms/useFieldErrorText.ts'
import { Checkbox, Field } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import styles from './ProductFields.module.css'
import type { ProductForm } from './productForm.ts'

interface ProductFieldsProps {
  readonly typed: ProductForm
  readonly onType: (typed: ProductForm) => void
  /** What is typed while the form is saved would be lost: it takes nothing then. */
  readonly isSaving: boolean
  readonly errorOf: (field: ProductField) => FieldErrorCode | undefined
}

/** What can be edited of a product. */
export function ProductFields({ typed, onType, isSaving, errorOf }: ProductFieldsProps) {
  const { t } = useTranslation('admin')
  const errorText = useFieldErrorText('admin')
  const field = (name: ProductField) => ({
    name,
    label: t(`products.fields.${name}`),
    error: errorText(errorOf(name)),
    autoComplete: 'off',
    value: typed[name],
    readOnly: isSaving,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onType({ ...typed, [name]: currentTarget.value }),
  })
  const box = (name: 'active' | 'comingSoon') => ({
    name,
    label: t(`products.fields.${name}`),
    checked: typed[name] === 'on',
    readOnly: isSaving,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onType({ ...typed, [name]: currentTarget.checked ? 'on' : '' }),
  })
  return (
    <>
      <Field {...field('name')} hint={t('products.fields.nameHint')} />
      <div className={styles.figures}>
        <Field {...field('price')} inputMode="decimal" hint={t('products.fields.priceHint')} />
        <Field {...field('stock')} inputMode="numeric" hint={t('products.fields.stockHint')} />
        <Field
          {...field('alcoholByVolume')}
          inputMode="decimal"
          hint={t('products.fields.alcoholHint')}
        />
        <Field {...field('volumeMl')} inputMode="numeric" />
        <Field
          {...field('sortOrder')}
          inputMode="numeric"
          hint={t('products.fields.sortOrderHint')}
        />
      </div>
      <div>
        <Checkbox {...box('active')} />
        <Checkbox {...box('comingSoon')} />
      </div>
    </>
  )
}
