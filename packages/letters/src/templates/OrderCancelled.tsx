import { automaticActor, moneyOf } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'

import { firstName, type LetterProps } from './letterData.ts'
import { BuyerLetter, Paragraph } from './LetterFrame.tsx'

/** The order is cancelled, and what happens to its money. */
export function OrderCancelled(props: LetterProps) {
  const { letter, order, language, t } = props
  const { toRefundCents, refundedCents } = order
  const cancelled = order.entries.find(({ press }) => press === letter.press)
  const unpaid = cancelled?.by === automaticActor ? 'late' : 'nothingToPay'
  const paid = toRefundCents > 0 ? 'toRefund' : 'refunded'
  const isPaid = toRefundCents > 0 || refundedCents > 0
  return (
    <BuyerLetter
      {...props}
      title={t('orderCancelled.title')}
      lead={t(`orderCancelled.${isPaid ? paid : unpaid}`, {
        name: firstName(order),
        total: formatMoney(toRefundCents || refundedCents, language),
      })}
    >
      {toRefundCents > 0 && <Paragraph>{t('refund.whereTo')}</Paragraph>}
      {moneyOf(order) === 'none' && order.paymentMethod === 'transfer' && (
        <Paragraph>{t('orderCancelled.transferred')}</Paragraph>
      )}
      <Paragraph>{t('orderCancelled.again')}</Paragraph>
    </BuyerLetter>
  )
}
