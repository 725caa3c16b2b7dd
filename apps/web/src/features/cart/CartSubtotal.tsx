import type { Cents } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './CartSubtotal.module.css'

/** The sum of what can be bought, in cents with IVA. */
export function CartSubtotal({ subtotalCents }: { readonly subtotalCents: Cents }) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  return (
    <div className={styles.subtotal}>
      <p className={styles.sum}>
        <span>{t('subtotal')}</span>
        <span className={styles.amount}>{formatMoney(subtotalCents, language)}</span>
      </p>
      <p className={styles.note}>{t('taxNote')}</p>
    </div>
  )
}
