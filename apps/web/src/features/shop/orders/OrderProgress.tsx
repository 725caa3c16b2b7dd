import { goodsOf, type Order } from '@storefront/domain'
import { formatDate, wayContext } from '@storefront/i18n'
import { CheckIcon, CloseIcon, Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './OrderProgress.module.css'

/** The steps of an order: done, current and to come, with their dates. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <ol role="list">
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
            <p className={styles.name}>{t(`progress.${name}`, wayContext(order))}</p>
            {stage !== 'coming' && at !== null && (
              <Text look="note">{formatDate(at, language)}</Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A step of an order's progress, as its buyer follows it. */
type ProgressName =
  | 'placed'
  | 'paid'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'returned'
  | 'refunded'

interface ProgressStep {
  readonly name: ProgressName
  readonly stage: 'done' | 'current' | 'coming'
  /** In ms since 1970; null if it is still to come, or was not recorded. */
  readonly at: number | null
}

/**
 * The steps to show for an order: a transfer is paid before the shipment, cash when it arrives. The current
 * step is the last one that has happened. Of an unpaid order that goes no further only its end is stored.
 */
export function progressOf(order: Order): readonly ProgressStep[] {
  const { createdAt, paymentReceivedAt, shippedAt, deliveredAt, refundedAt } = order
  const { isOnItsWay, hasArrived, isClosed } = goodsOf(order)
  const placed = { name: 'placed', isDone: true, at: createdAt } as const
  const paid = {
    name: 'paid',
    // After an edit a part may be due again.
    isDone: paymentReceivedAt !== null && order.dueCents === 0,
    at: paymentReceivedAt,
  } as const
  if (isClosed) {
    const ended = {
      name: order.returnedAt === null ? 'cancelled' : 'returned',
      isDone: true,
      at: order.returnedAt ?? order.cancelledAt,
    } as const
    if (paymentReceivedAt === null) return staged([placed, ended])
    const isRefunded = order.toRefundCents === 0
    const refunded = { name: 'refunded', isDone: isRefunded, at: refundedAt } as const
    // A buyer may have left all of it to the shop.
    return staged([placed, paid, ended, ...(isRefunded && refundedAt === null ? [] : [refunded])])
  }
  const shipped = {
    name: 'shipped',
    isDone: isOnItsWay || hasArrived,
    at: shippedAt,
  } as const
  const delivered = {
    name: 'delivered',
    isDone: hasArrived,
    at: deliveredAt,
  } as const
  return staged(
    order.paymentMethod === 'onDelivery'
      ? [placed, shipped, delivered, paid]
      : [placed, paid, shipped, delivered],
  )
}

interface Fact {
  readonly name: ProgressName
  readonly isDone: boolean
  readonly at: number | null
}

function staged(facts: readonly Fact[]): readonly ProgressStep[] {
  const last = facts.findLastIndex(({ isDone }) => isDone)
  return facts.map(({ name, isDone, at }, index) => ({
    name,
    stage: index === last ? 'current' : isDone ? 'done' : 'coming',
    at,
  }))
}
