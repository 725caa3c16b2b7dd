import type { Order, ShopSettings } from '@storefront/domain'
import { formatDate, formatMoney } from '@storefront/i18n'
import { CheckIcon, CloseIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './OrderProgress.module.css'
import { getsLetters, progressOf, standingAmount, standingOf } from './orderStanding.ts'

interface OrderProgressProps {
  readonly order: Order
  /** Null until they are loaded. */
  readonly settings: ShopSettings | null
}

/** The steps of an order: done, current and to come, with their dates. */
export function OrderProgress({ order, settings }: OrderProgressProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <ol className={styles.steps} role="list">
      {progressOf(order).map(({ name, stage, at }) => (
        <li
          key={name}
          className={styles.step}
          data-stage={stage}
          data-status={name}
          aria-current={stage === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {name === 'cancelled' || name === 'returned' ? (
              <CloseIcon />
            ) : (
              stage !== 'coming' && <CheckIcon />
            )}
          </span>
          <div className={styles.words}>
            <p className={styles.name}>{t(`progress.${name}`)}</p>
            {stage !== 'coming' && at !== null && (
              <p className={styles.date}>{formatDate(at, language)}</p>
            )}
            {stage === 'current' && (
              <p className={styles.text}>
                {t(textOf(order, getsLetters(order, settings)), {
                  email: order.customer.email,
                  total: formatMoney(standingAmount(order), language),
                  address: order.pickupAddress,
                })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The message of the current step. */
function textOf(order: Order, isEmailed: boolean) {
  const standing = standingOf(order)
  return isEmailed &&
    (standing === 'transfer' ||
      standing === 'paid' ||
      standing === 'pickupPaid' ||
      standing === 'toRefund')
    ? (`progress.emailed.${standing}` as const)
    : (`progress.texts.${standing}` as const)
}
