import { ivaContained, ivaPercent, type Cents, type OrderTotals } from '@storefront/domain'
import { formatMoney, pickupContext } from '@storefront/i18n'
import { SumList, Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './OrderFacts.module.css'

interface TotalsListProps {
  readonly totals: OrderTotals
  readonly isPickup?: boolean
}

/** An order's subtotal, shipping, discount if it has one, and total, and the IVA contained. */
export function TotalsList({ totals, isPickup = false }: TotalsListProps) {
  const { t } = useTranslation(['orders', 'cart'])
  const language = useLanguage()
  const { subtotalCents, shippingCents, discountCents, totalCents } = totals
  const money = (cents: Cents) => formatMoney(cents, language)
  return (
    <div className={styles.totals}>
      <SumList
        sums={[
          { label: t('cart:subtotal'), amount: money(subtotalCents) },
          {
            label: t('totals.shipping', pickupContext(isPickup)),
            amount: shippingCents === 0 ? t('cart:free') : money(shippingCents),
          },
          ...(discountCents === 0
            ? []
            : [{ label: t('totals.discount'), amount: money(-discountCents) }]),
          { label: t('cart:total'), amount: money(totalCents), isTotal: true },
        ]}
      />
      <Text look="note">
        {t('totals.iva', { amount: money(ivaContained(totalCents)), percent: ivaPercent })}
      </Text>
    </div>
  )
}
