import { goodsOf, moneyOf } from '@storefront/domain'
import { wayContext } from '@storefront/i18n'

import { amountsOf, firstName, type LetterProps } from './letterData.ts'
import { BuyerLetter, Paragraph } from './LetterFrame.tsx'
import { PayTheRest } from './PaymentFrame.tsx'

/** Money has arrived: how much, what is still to pay or goes back, and where the bottles are. */
export function PaymentReceived(props: LetterProps) {
  const { order, t } = props
  const goods = goodsOf(order)
  const isPart = order.dueCents > 0
  const isWaiting = isPart && order.paymentMethod === 'transfer'
  const way = wayContext(order)
  return (
    <BuyerLetter
      {...props}
      title={t(isPart ? 'paymentReceived.titleOfPart' : 'paymentReceived.title', {
        name: firstName(order),
      })}
      lead={t(
        `paymentReceived.${sentenceOf(props)}`,
        amountsOf(props, isPart ? order.dueCents : order.toRefundCents),
      )}
    >
      {order.toRefundCents > 0 && <Paragraph>{t('refund.whereTo')}</Paragraph>}
      {isPart && <PayTheRest {...props} />}
      {goods === 'atShop' && (
        <Paragraph>
          {isWaiting ? t('paymentReceived.onceComplete') : t('paymentReceived.packing', way)}
        </Paragraph>
      )}
      {goods === 'onItsWay' && !isPart && (
        <Paragraph>{t('paymentReceived.onItsWay', way)}</Paragraph>
      )}
      {(goods === 'atShop' || goods === 'onItsWay') && (
        <Paragraph>{t('paymentReceived.adults', way)}</Paragraph>
      )}
    </BuyerLetter>
  )
}

/** Which sentence says where the order's money stands after the payment. */
function sentenceOf({ order }: LetterProps) {
  const money = moneyOf(order)
  if (money === 'none') return 'refunded'
  if (money !== 'toRefund') return money
  return goodsOf(order) === 'closed' ? 'closed' : 'tooMuch'
}
