import { goodsOf, goodsWay, isGoodsStep, type GoodsStep, type Order } from '@storefront/domain'
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
type ProgressName = 'placed' | 'paid' | GoodsStep | 'cancelled' | 'returned' | 'refunded'

interface Fact {
  readonly name: ProgressName
  readonly isDone: boolean
  /** In ms since 1970; null if it is still to come, or was not recorded. */
  readonly at: number | null
}

interface ProgressStep extends Omit<Fact, 'isDone'> {
  readonly stage: 'done' | 'current' | 'coming'
}

/**
 * The steps to show for an order: a transfer is paid before the shipment, cash when it arrives. The current
 * step is the last one that has happened. Of an unpaid order that goes no further only its end is stored.
 */
export function progressOf(order: Order): readonly ProgressStep[] {
  const { status, createdAt, paymentReceivedAt, refundedAt } = order
  const placed: Fact = { name: 'placed', isDone: true, at: createdAt }
  const paid: Fact = {
    name: 'paid',
    // After an edit a part may be due again.
    isDone: paymentReceivedAt !== null && order.dueCents === 0,
    at: paymentReceivedAt,
  }
  if (goodsOf(order) === 'closed') {
    const ended: Fact = {
      name: order.returnedAt === null ? 'cancelled' : 'returned',
      isDone: true,
      at: order.returnedAt ?? order.cancelledAt,
    }
    if (paymentReceivedAt === null) return staged([placed, ended])
    const isRefunded = order.toRefundCents === 0
    const refunded: Fact = { name: 'refunded', isDone: isRefunded, at: refundedAt }
    // A buyer may have left all of it to the shop.
    return staged([placed, paid, ended, ...(isRefunded && refundedAt === null ? [] : [refunded])])
  }
  const moved = goodsWay.filter(isGoodsStep).map((name): Fact => ({
    name,
    isDone: goodsWay.indexOf(name) <= goodsWay.indexOf(status),
    at: order[`${name}At`],
  }))
  return staged(
    order.paymentMethod === 'onDelivery' ? [placed, ...moved, paid] : [placed, paid, ...moved],
  )
}

function staged(facts: readonly Fact[]): readonly ProgressStep[] {
  const last = facts.findLastIndex(({ isDone }) => isDone)
  return facts.map(({ name, isDone, at }, index) => ({
    name,
    stage: index === last ? 'current' : isDone ? 'done' : 'coming',
    at,
  }))
}
