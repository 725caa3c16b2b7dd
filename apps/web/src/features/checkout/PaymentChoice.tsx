import { paymentMethods, type BankAccount, type PaymentMethod } from '@storefront/domain'
import { VisuallyHidden } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './PaymentChoice.module.css'

interface PaymentChoiceProps {
  /** Where to transfer to; null where the shop sends the account by e-mail. */
  readonly bankAccount: BankAccount | null
  /** Otherwise payment on delivery is the only choice. */
  readonly isTransferOffered: boolean
  readonly value: PaymentMethod
  readonly onChange: (chosen: PaymentMethod) => void
}

/** The ways to pay, each with what happens after ordering. */
export function PaymentChoice({
  bankAccount,
  isTransferOffered,
  value,
  onChange,
}: PaymentChoiceProps) {
  const { t } = useTranslation('orders')
  const id = useId()
  const offered = paymentMethods.filter((method) => isTransferOffered || method !== 'transfer')
  const texts = {
    transfer:
      bankAccount === null
        ? t('payment.transferText')
        : t('payment.transferToText', { bank: bankAccount.bank }),
    onDelivery: t('payment.onDeliveryText'),
  } satisfies Record<PaymentMethod, string>
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>{t('payment.method')}</VisuallyHidden>
      </legend>
      {offered.map((method) => (
        <label key={method} className={styles.way}>
          <input
            className={styles.radio}
            type="radio"
            name={id}
            value={method}
            checked={method === value}
            onChange={() => onChange(method)}
            aria-labelledby={`${id}-${method}`}
            aria-describedby={`${id}-${method}-text`}
          />
          <span id={`${id}-${method}`} className={styles.name}>
            {t(`payment.${method}`)}
          </span>
          <span id={`${id}-${method}-text`} className={styles.text}>
            {texts[method]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
