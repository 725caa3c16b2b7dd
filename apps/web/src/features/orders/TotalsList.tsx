import { ivaContained, ivaPercent, type Cents, type OrderTotals } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './OrderFacts.module.css'

/** An order's subtotal, shipping and total, and the IVA contained. */
export function TotalsList({ totals }: { readonly totals: OrderTotals }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { subtotalCents, shippingCents, totalCents } = totals
  const money = (cents: Cents) => formatMoney(cents, language)
  return (
    <div className={styles.totals}>
      <dl className={styles.list}>
        <div>
          <dt>{t('totals.subtotal')}</dt>
          <dd>{money(subtotalCents)}</dd>
        </div>
        <div>
          <dt>{t('totals.shipping')}</dt>
          <dd>{shippingCents === 0 ? t('totals.free') : money(shippingCents)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('totals.total')}</dt>
          <dd>{money(totalCents)}</dd>
        </div>
      </dl>
      <p className={styles.iva}>
        {t('totals.iva', { amount: money(ivaContained(totalCents)), percent: ivaPercent })}
      </p>
    </div>
  )
}
