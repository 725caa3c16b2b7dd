import { firstName, transferDay, type LetterProps } from './letterData.ts'
import { BuyerLetter, Paragraph } from './LetterFrame.tsx'
import { Transfer } from './PaymentFrame.tsx'

/** The account that the buyer was given was wrong: the right one, until when, and what to do if the money is on its way. */
export function AccountCorrected(props: LetterProps) {
  const { order, t } = props
  const day = transferDay(props)
  return (
    <BuyerLetter
      {...props}
      title={t('accountCorrected.title')}
      lead={t('accountCorrected.lead', { name: firstName(order) })}
    >
      <Paragraph>{t('accountCorrected.use')}</Paragraph>
      <Transfer {...props} title={day === null ? t('pay.title') : t('pay.until', { day })} />
      {day !== null && <Paragraph>{t('accountCorrected.deadline', { day })}</Paragraph>}
      <Paragraph>{t('accountCorrected.transferred')}</Paragraph>
      <Paragraph>{t('accountCorrected.isOurs')}</Paragraph>
    </BuyerLetter>
  )
}
