import { type Cents, missingForFreeShipping, type ShopSettings } from '@storefront/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './FreeShipping.module.css'

interface FreeShippingProps {
  readonly subtotalCents: Cents
  readonly settings: ShopSettings
}

/** How far the cart is from free shipping; nothing where it is never free. */
export function FreeShipping({ subtotalCents, settings }: FreeShippingProps) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const wordsId = useId()
  const missing = missingForFreeShipping(subtotalCents, settings)
  if (missing === null) return null
  return (
    <div className={styles.shipping}>
      <p id={wordsId} className={styles.words}>
        {missing === 0
          ? t('freeShippingReached')
          : t('freeShippingMissing', { amount: formatMoney(missing, language) })}
      </p>
      <progress
        className={styles.progress}
        aria-labelledby={wordsId}
        max={subtotalCents + missing}
        value={subtotalCents}
      />
    </div>
  )
}
