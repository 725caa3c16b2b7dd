import { Text } from '@react-email/components'
import { canTakeStep, dueOf } from '@storefront/domain'
import { formatMoney, formatWeekday } from '@storefront/i18n'

import { BuyerLetter } from './Letter.tsx'
import { firstName, transferDay, type LetterProps } from './letterData.ts'
import { OrderLines } from './OrderLines.tsx'
import { Transfer } from './PaymentFrame.tsx'
import { style } from './style.ts'

/** A transfer is late: until when the order waits for it, the account, and what else the buyer can do. */
export function PaymentReminder(props: LetterProps) {
  const { order, lastDay, language, t } = props
  const { bankAccount } = order
  const total = formatMoney(dueOf(order), language)
  const day = transferDay(props)
  const lead = t('paymentReminder.lead', { name: firstName(order), total })
  return (
    <BuyerLetter {...props} title={t('paymentReminder.title')} preview={lead}>
      <Text style={style.paragraph}>
        {day === null ? lead : `${lead} ${t('paymentReminder.deadline', { day })}`}
      </Text>
      <Text style={style.paragraph}>{t('paymentReminder.alreadyPaid')}</Text>
      <Text style={style.paragraph}>
        {lastDay !== null &&
          `${t('paymentReminder.keptUntil', { day: formatWeekday(lastDay, language) })} `}
        {t('paymentReminder.account')}
      </Text>
      {bankAccount !== null && <Transfer {...props} account={bankAccount} title={t('pay.title')} />}
      {canTakeStep(order, 'cancelled', 'user') && (
        <Text style={style.paragraph}>{t('paymentReminder.notWanted')}</Text>
      )}
      <OrderLines {...props} />
    </BuyerLetter>
  )
}
