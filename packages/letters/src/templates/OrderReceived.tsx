import { recipientOf } from '@storefront/domain'
import { formatMoney, wayContext } from '@storefront/i18n'

import { firstName, transferDay, type LetterProps } from './letterData.ts'
import { BuyerLetter, Paragraph } from './LetterFrame.tsx'
import { ShipTo } from './LetterLines.tsx'
import { Cash, Transfer } from './PaymentFrame.tsx'

/** The order as the shop received it, and what the buyer has to do to pay for it. */
export function OrderReceived(props: LetterProps) {
  const { order, language, t } = props
  const isTransfer = order.paymentMethod === 'transfer'
  const day = transferDay(props)
  return (
    <BuyerLetter
      {...props}
      below={<ShipTo {...props} />}
      title={t('orderReceived.title', { name: firstName(order) })}
      lead={
        isTransfer
          ? t('orderReceived.transfer', { total: formatMoney(order.dueCents, language) })
          : t('orderReceived.onDelivery', {
              ...wayContext(order),
              receiver: recipientOf(order).nombre,
            })
      }
    >
      {isTransfer ? (
        <>
          <Transfer {...props} title={day === null ? t('pay.title') : t('pay.until', { day })} />
          <Paragraph>{t('orderReceived.onceArrived')}</Paragraph>
        </>
      ) : (
        <Cash {...props} />
      )}
      <Paragraph>{t('orderReceived.adults', wayContext(order))}</Paragraph>
    </BuyerLetter>
  )
}
