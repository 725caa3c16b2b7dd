import { statusTime, type Order, type OrderStatus } from '@storefront/domain'
import { CheckIcon, CloseIcon } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatDate } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './OrderProgress.module.css'

/** The steps of an order's status: done, current and to come, with their dates. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  /** Old orders do not store the times of their steps: their last change dates the current step. */
  function dateOf(status: OrderStatus): string | null {
    const isLastChange = status === order.status && order.paymentReceivedAt === null
    const time = statusTime(order, status) ?? (isLastChange ? order.updatedAt : null)
    return time === null ? null : formatDate(time, language)
  }
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
            {stage !== 'coming' && <StepDate date={dateOf(status)} />}
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

function StepDate({ date }: { readonly date: string | null }) {
  return date !== null && <p className={styles.date}>{date}</p>
}

export interface ProgressStep {
  readonly status: OrderStatus
  readonly stage: 'done' | 'current' | 'coming'
}

const regularSteps = ['pending', 'paid', 'shipped', 'delivered'] as const

/** The steps to show for an order. It is not stored which of them a cancelled order had reached. */
export function progressOf(status: OrderStatus): readonly ProgressStep[] {
  if (status === 'cancelled') {
    return [
      { status: 'pending', stage: 'done' },
      { status: 'cancelled', stage: 'current' },
    ]
  }
  const currentIndex = regularSteps.indexOf(status)
  return regularSteps.map((step, index) => ({
    status: step,
    stage: index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'coming',
  }))
}
