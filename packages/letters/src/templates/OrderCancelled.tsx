import { Text } from '@react-email/components'
import { automaticActor, moneyOf, toRefundOf } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'

import { BuyerLetter } from './Letter.tsx'
import { firstName, type LetterProps } from './letterData.ts'
import { OrderLines } from './OrderLines.tsx'
import { style } from './style.ts'

/** The order is cancelled, and what happens to its money. */
export function OrderCancelled(props: LetterProps) {
  const { order, language, t } = props
  const name = firstName(order)
  const money = moneyOf(order)
  const isRefunded = money === 'refunded'
  const total = formatMoney(isRefunded ? order.refundedCents : toRefundOf(order), language)
  const isPaid = money === 'toRefund' || isRefunded
  const isLate = order.activity.at(-1)?.by === automaticActor
  const lead = isPaid
    ? t(`orderCancelled.${money}`, { name, total })
    : t(isLate ? 'orderCancelled.late' : 'orderCancelled.nothingToPay', { name })
  return (
    <BuyerLetter {...props} title={t('orderCancelled.title')} preview={lead}>
      <Text style={style.paragraph}>{lead}</Text>
      {money === 'toRefund' && <Text style={style.paragraph}>{t('orderCancelled.whereTo')}</Text>}
      {!isPaid && order.paymentMethod === 'transfer' && (
        <Text style={style.paragraph}>{t('orderCancelled.transferred')}</Text>
      )}
      <Text style={style.paragraph}>{t('orderCancelled.again')}</Text>
      <OrderLines {...props} />
    </BuyerLetter>
  )
}
