import { isCancelledByBuyer } from '@storefront/domain'
import { formatMoney, formatWeekday } from '@storefront/i18n'

import { firstName, transferDay, type LetterProps } from './letterData.ts'
import { BuyerLetter, Paragraph } from './LetterFrame.tsx'
import { Transfer } from './PaymentFrame.tsx'

/** A transfer is late: until when the order waits for it, the account, and what else the buyer can do. */
export function PaymentReminder(props: LetterProps) {
  const { letter, order, language, t } = props
  const day = transferDay(props)
  const total = formatMoney(order.dueCents, language)
  return (
    <BuyerLetter
      {...props}
      title={t('paymentReminder.title')}
      lead={t('paymentReminder.lead', { name: firstName(order), total })}
    >
      {day !== null && <Paragraph>{t('paymentReminder.deadline', { day })}</Paragraph>}
      <Paragraph>{t('paymentReminder.alreadyPaid')}</Paragraph>
      {letter.lastDay !== null && (
        <Paragraph>
          {t('paymentReminder.keptUntil', { day: formatWeekday(letter.lastDay, language) })}
        </Paragraph>
      )}
      <Paragraph>{t('paymentReminder.account')}</Paragraph>
      <Transfer {...props} title={t('pay.title')} />
      {isCancelledByBuyer(order) && <Paragraph>{t('paymentReminder.notWanted')}</Paragraph>}
    </BuyerLetter>
  )
}
