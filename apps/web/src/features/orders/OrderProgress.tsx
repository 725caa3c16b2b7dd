import type { Order, OrderStatus } from '@storefront/domain'
import { CheckIcon, CloseIcon } from '@storefront/ui'
import { useTranslation } from '../../shared/i18n/useTranslation.ts'

import { formatDate } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './OrderProgress.module.css'

/** The order's way through the house: what is done, where it stands, what is to come. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const dateOf = (status: OrderStatus) => (status === 'pending' ? order.createdAt : order.updatedAt)
  return (
    <ol className={styles.steps} role="list">
      {progressOf(order.status).map(({ status, stage }) => (
        <li
          key={status}
          className={styles.step}
          data-stage={stage}
          data-status={status}
          aria-current={stage === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {status === 'cancelled' ? <CloseIcon /> : stage !== 'coming' && <CheckIcon />}
          </span>
          <div className={styles.words}>
            <p className={styles.name}>{t(`progress.${status}`)}</p>
            {(stage === 'current' || status === 'pending') && (
              <p className={styles.date}>{formatDate(dateOf(status), language)}</p>
            )}
            {stage === 'current' && (
              <p className={styles.text}>
                {t(`progress.${status}Text`, { email: order.customer.email })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A step of an order's way: over, where it stands, or still to come. */
export interface ProgressStep {
  readonly status: OrderStatus
  readonly stage: 'done' | 'current' | 'coming'
}

const wayOn = ['pending', 'paid', 'shipped', 'delivered'] as const

/** The steps to show for an order. How far a cancelled one had come is not stored. */
export function progressOf(status: OrderStatus): readonly ProgressStep[] {
  if (status === 'cancelled') {
    return [
      { status: 'pending', stage: 'done' },
      { status: 'cancelled', stage: 'current' },
    ]
  }
  const here = wayOn.indexOf(status)
  return wayOn.map((step, index) => ({
    status: step,
    stage: index < here ? 'done' : index === here ? 'current' : 'coming',
  }))
}
