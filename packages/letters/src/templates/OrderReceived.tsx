import { Text } from '@react-email/components'
import { formatMoney } from '@storefront/i18n'

import { BuyerLetter } from './Letter.tsx'
import { firstName, transferDay, type LetterProps } from './letterData.ts'
import { OrderLines, ShipTo } from './OrderLines.tsx'
import { Cash, Transfer } from './PaymentFrame.tsx'
import { style } from './style.ts'

/** The order as the shop received it, and what the buyer has to do to pay for it. */
export function OrderReceived(props: LetterProps) {
  const { order, language, t } = props
  const { bankAccount } = order
  const isTransfer = order.paymentMethod === 'transfer'
  const total = formatMoney(order.totalCents, language)
  const day = transferDay(props)
  const isPickup = order.pickupAddress !== ''
  const lead = isTransfer
    ? t('orderReceived.transfer', { total })
    : t(isPickup ? 'orderReceived.atPickup' : 'orderReceived.onDelivery')
  return (
    <BuyerLetter
      {...props}
      title={t('orderReceived.title', { name: firstName(order) })}
      preview={lead}
    >
      <Text style={style.paragraph}>{lead}</Text>
      {bankAccount !== null && (
        <Transfer
          {...props}
          account={bankAccount}
          title={day === null ? t('pay.title') : t('pay.until', { day })}
        />
      )}
      {isTransfer ? (
        <Text style={style.paragraph}>{t('orderReceived.onceArrived')}</Text>
      ) : (
        <Cash {...props} />
      )}
      <Text style={style.paragraph}>
        {t(isPickup ? 'orderReceived.adultsAtPickup' : 'orderReceived.adults')}
      </Text>
      <OrderLines {...props} />
      <ShipTo {...props} />
    </BuyerLetter>
  )
}
