import { Text } from '@react-email/components'
import { formatMoney } from '@storefront/i18n'

import { BuyerLetter } from './Letter.tsx'
import { firstName, type LetterProps } from './letterData.ts'
import { OrderLines } from './OrderLines.tsx'
import { style } from './style.ts'

/** The money of an order, or a part of it, is refunded. */
export function PaymentRefunded(props: LetterProps) {
  const { order, language, t } = props
  const last = order.activity.findLast(({ kind }) => kind === 'refunded')
  const total = formatMoney(order.refundedCents || (last?.cents ?? 0), language)
  const lead = t('paymentRefunded.lead', { name: firstName(order), total })
  return (
    <BuyerLetter {...props} title={t('paymentRefunded.title')} preview={lead}>
      <Text style={style.paragraph}>{lead}</Text>
      <Text style={style.paragraph}>{t('paymentRefunded.delay')}</Text>
      <OrderLines {...props} />
    </BuyerLetter>
  )
}
