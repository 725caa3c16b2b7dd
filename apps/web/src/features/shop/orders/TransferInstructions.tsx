import { shopContact, whatsappLink } from '@storefront/brand/contact'
import {
  dayAfter,
  waitingOf,
  type BankAccount,
  type Order,
  type Period,
  type ShopSettings,
} from '@storefront/domain'
import { formatMoney, formatWeekday } from '@storefront/i18n'
import { buttonAttributes, Frame } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useTime } from '../../../shared/useTime.ts'
import { BankAccountFields } from './BankAccountFields.tsx'
import styles from './PaymentInstructions.module.css'

interface TransferInstructionsProps {
  readonly order: Order
  readonly account: BankAccount
  /** Null until they are loaded. */
  readonly settings: ShopSettings | null
}

/** The account for a transfer, until when to make it, and where to send its receipt. */
export function TransferInstructions({ order, account, settings }: TransferInstructionsProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const [time] = useTime()
  const amount = formatMoney(order.dueCents, language)
  const deadline = transferDeadline(order)
  const isLate = deadline !== null && time >= deadline.before
  const { whatsapp } = shopContact(settings)
  const day = deadline && formatWeekday(deadline.from, language)
  return (
    <Frame className={styles.frame}>
      <section className={styles.pay} aria-labelledby="pay">
        <h2 id="pay">{day === null || isLate ? t('pay.title') : t('pay.until', { day })}</h2>
        <p>{day !== null && isLate ? t('pay.late', { day }) : t('pay.lead')}</p>
        <BankAccountFields
          account={account}
          reference={order.number}
          amountCents={order.dueCents}
        />
        {whatsapp !== null && (
          <div className={styles.send}>
            <a
              href={whatsappLink(
                whatsapp.e164,
                t('pay.receiptText', { number: order.number, amount }),
              )}
              {...buttonAttributes()}
            >
              {t('pay.receipt')}
            </a>
            <p>{t('pay.receiptHint')}</p>
          </div>
        )}
      </section>
    </Frame>
  )
}

/** The last day to make the transfer that an order waits for, as it was promised; null without one. */
export function transferDeadline(order: Order): Period | null {
  const waiting = waitingOf(order)
  const { transferDays } = order
  return waiting === null || transferDays === null ? null : dayAfter(waiting.at, transferDays)
}
