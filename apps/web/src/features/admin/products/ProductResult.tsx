import type { Product } from '@storefront/domain'
import { Banner } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { EditResult } from '../frame/EditResult.tsx'
import { formOf } from './productForm.ts'
import type { ProductOutcome } from './useProductEdit.ts'

interface ProductResultProps {
  /** As it is stored now. */
  readonly product: Product
  readonly outcome: ProductOutcome | null
}

/** What came of saving a product. */
export function ProductResult({ product, outcome }: ProductResultProps) {
  const { t } = useTranslation('admin')
  const now = formOf(product, useLanguage())
  if (outcome?.type === 'gone') {
    return <Banner tone="error">{t('products.product-not-found')}</Banner>
  }
  return (
    <EditResult
      outcome={outcome}
      saved={t('products.saved', { name: product.name })}
      changed={t('products.product-changed')}
      labelOf={(field) => t(`products.fields.${field}`)}
      now={now}
      boxes={['active', 'comingSoon']}
    />
  )
}
