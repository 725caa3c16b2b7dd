import { Text } from '@react-email/components'
import { goodsOf } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'

import { BuyerLetter } from './Letter.tsx'
import { firstName, type LetterProps } from './letterData.ts'
import { OrderLines } from './OrderLines.tsx'
import { style } from './style.ts'

/** The money has arrived, and where the bottles are. */
export function PaymentReceived(props: LetterProps) {
  const { order, language, t } = props
  const lead = t('paymentReceived.lead', { total: formatMoney(order.totalCents, language) })
  const goods = goodsOf(order)
  const words = order.pickupAddress === '' ? 'paymentReceived' : 'paymentReceived.pickup'
  return (
    <BuyerLetter
      {...props}
      title={t('paymentReceived.title', { name: firstName(order) })}
      preview={lead}
    >
      <Text style={style.paragraph}>{lead}</Text>
      {goods === 'new' && <Text style={style.paragraph}>{t(`${words}.packing`)}</Text>}
      {goods === 'shipped' && <Text style={style.paragraph}>{t(`${words}.onItsWay`)}</Text>}
      {goods !== 'delivered' && <Text style={style.paragraph}>{t(`${words}.adults`)}</Text>}
      <OrderLines {...props} />
    </BuyerLetter>
  )
}
