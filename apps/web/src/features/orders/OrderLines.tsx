import type { OrderLine } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './OrderLines.module.css'

/** What was ordered, at the prices of that day. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <ul role="list" className={styles.lines}>
      {lines.map(({ productId, name, quantity, unitPriceCents }) => (
        <li key={productId} className={styles.line}>
          <span className={styles.name}>{name}</span>
          <span className={styles.amount}>{formatMoney(quantity * unitPriceCents, language)}</span>
          <span className={styles.each}>
            {t('order.each', { quantity, price: formatMoney(unitPriceCents, language) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
