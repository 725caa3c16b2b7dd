import { firstName, type LetterProps } from './letterData.ts'
import { BuyerLetter, Paragraph } from './LetterFrame.tsx'

/** The link of an order, for whoever has lost it. */
export function LinkRequested(props: LetterProps) {
  const { order, t } = props
  return (
    <BuyerLetter
      {...props}
      title={t('orderLink.title')}
      lead={t('orderLink.lead', { name: firstName(order), number: order.number })}
    >
      <Paragraph>{t('orderLink.notYou')}</Paragraph>
    </BuyerLetter>
  )
}
