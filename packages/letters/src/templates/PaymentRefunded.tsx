import { netCentsOf } from '@storefront/domain'

import { amountsOf, firstName, type LetterProps } from './letterData.ts'
import { BuyerLetter, Paragraph } from './LetterFrame.tsx'

/** Money has gone back: how much, and what has still to. The owner's reason is for the desk only. */
export function PaymentRefunded(props: LetterProps) {
  const { order, t } = props
  const { toRefundCents } = order
  return (
    <BuyerLetter
      {...props}
      title={t(netCentsOf(order) > 0 ? 'paymentRefunded.titleOfPart' : 'paymentRefunded.title')}
      lead={t(toRefundCents > 0 ? 'paymentRefunded.leadOfPart' : 'paymentRefunded.lead', {
        name: firstName(order),
        ...amountsOf(props, toRefundCents),
      })}
    >
      {toRefundCents > 0 && <Paragraph>{t('refund.whereTo')}</Paragraph>}
      <Paragraph>{t('paymentRefunded.delay')}</Paragraph>
    </BuyerLetter>
  )
}
