import { assertNever, type Product, type ProductField } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../i18n/useLanguage.ts'
import { OutageBanner } from '../../../notices/OutageBanner.tsx'
import { formOf } from './productForm.ts'
import type { EditOutcome } from './useProductEdit.ts'

interface EditResultProps {
  /** As it is stored now. */
  readonly product: Product
  readonly outcome: EditOutcome | null
}

/** What came of saving a product. */
export function EditResult({ product, outcome }: EditResultProps) {
  const { t } = useTranslation('admin')
  if (outcome === null) return null
  switch (outcome.type) {
    case 'saved':
      return <Banner tone="success">{t('products.saved', { name: product.name })}</Banner>
    case 'gone':
      return <Banner tone="error">{t('products.product-not-found')}</Banner>
    case 'changed':
      return (
        <Banner tone="warning">
          <p>{t('products.product-changed')}</p>
          <ul>
            {outcome.fields.map((field) => (
              <Changed key={field} product={product} field={field} />
            ))}
          </ul>
        </Banner>
      )
    case 'outage':
      return <OutageBanner failed={t('notSaved')} outage={outcome.code} />
    default:
      return assertNever(outcome)
  }
}

/** A field that others changed, with what it holds now. */
function Changed({ product, field }: { readonly product: Product; readonly field: ProductField }) {
  const { t } = useTranslation('admin')
  const text = formOf(product, useLanguage())[field]
  const isBox = field === 'active' || field === 'comingSoon'
  const box = text === 'on' ? t('products.yes') : t('products.no')
  const value = isBox ? box : text || t('products.nothing')
  return <li>{t('products.changedTo', { field: t(`products.fields.${field}`), value })}</li>
}
