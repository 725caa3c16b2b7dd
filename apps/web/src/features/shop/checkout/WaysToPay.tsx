import type { Cents, FieldErrorCode, PaymentMethod } from '@storefront/domain'
import { formatMoney, lettersContext } from '@storefront/i18n'
import { Checkbox, VisuallyHidden } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import type { Way } from '../orders/peopleInputs.ts'
import { fieldId, receiverPays, useErrorText } from './checkoutFields.ts'
import styles from './WaysToPay.module.css'

interface WaysToPayProps {
  readonly offered: readonly PaymentMethod[]
  /** Whether the shop sends automatic e-mails, which the steps may then announce. */
  readonly lettersOn: boolean
  readonly totalCents: Cents
  readonly way: Way
  /** Of the box that confirms that who receives a gift pays for it. */
  readonly error: FieldErrorCode | undefined
  readonly value: PaymentMethod
  readonly onChange: (chosen: PaymentMethod) => void
}

/** The ways to pay, one above the other. The chosen one shows what happens after ordering. */
export function WaysToPay({
  offered,
  lettersOn,
  totalCents,
  way,
  error,
  value,
  onChange,
}: WaysToPayProps) {
  const { t } = useTranslation(['checkout', 'orders'])
  const language = useLanguage()
  const id = useId()
  const context = way === 'ship' ? {} : { context: way }
  const total = formatMoney(totalCents, language)
  const errorText = useErrorText()
  const steps = {
    transfer: [
      t('payment.transferSteps.account'),
      t('payment.transferSteps.transfer'),
      t('payment.transferSteps.sent', lettersContext(lettersOn)),
    ],
    onDelivery: [
      t('payment.onDeliverySteps.day', context),
      t('payment.onDeliverySteps.adult', context),
      t('payment.onDeliverySteps.pay', { ...context, total }),
    ],
  } satisfies Record<PaymentMethod, readonly string[]>
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>{t('orders:payment.method')}</VisuallyHidden>
      </legend>
      {offered.map((method) => (
        <div key={method} className={styles.way} data-chosen={method === value}>
          <label className={styles.label}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              value={method}
              checked={method === value}
              onChange={() => onChange(method)}
              aria-labelledby={`${id}-${method}`}
              aria-describedby={
                method === value ? `${id}-${method}-text ${id}-steps` : `${id}-${method}-text`
              }
            />
            <span id={`${id}-${method}`} className={styles.name}>
              {t(`orders:payment.${method}`, context)}
            </span>
            <span id={`${id}-${method}-text`} className={styles.text}>
              {t(`payment.${method}`, context)}
            </span>
          </label>
          {method === value && (
            <ol id={`${id}-steps`} className={styles.steps}>
              {steps[method].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {method === value && method === 'onDelivery' && way === 'gift' && (
            <Checkbox
              id={fieldId(receiverPays)}
              name={receiverPays}
              className={styles.confirm}
              label={t('payment.receiverPays', { total })}
              error={error && errorText(receiverPays, error)}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}
