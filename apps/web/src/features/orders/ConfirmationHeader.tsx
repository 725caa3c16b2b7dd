import type { Order } from '@storefront/domain'
import { CheckIcon } from '@storefront/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useServices } from '../../shared/services.tsx'
import styles from './ConfirmationHeader.module.css'
import type { OrderShop } from './PaymentInstructions.tsx'

interface ConfirmationHeaderProps {
  readonly order: Order
  readonly shop: Pick<OrderShop, 'bankAccount' | 'settings'>
}

/** The header of an order that was placed just now: that it was received, and what the buyer has to do. */
export function ConfirmationHeader({ order, shop }: ConfirmationHeaderProps) {
  const { t } = useTranslation('orders')
  useRemoveIdempotencyKey(order)
  const amount = formatMoney(order.totalCents, useLanguage())
  const [name = ''] = order.customer.nombre.split(' ')
  const isTransfer = order.paymentMethod === 'transfer'
  return (
    <header className={styles.head}>
      <p className={styles.state}>
        <CheckIcon className={styles.mark} />
        <span>{t('thanks.lead')}</span>
        <span className={styles.number}>{order.number}</span>
      </p>
      <h1>{t('thanks.title', { name })}</h1>
      <p className={styles.next}>
        {isTransfer
          ? t(shop.bankAccount === null ? 'thanks.askAccount' : 'thanks.transfer', { amount })
          : t('thanks.onDelivery')}
      </p>
      {shop.settings?.lettersOn && (
        <p className={styles.emailed}>{t('thanks.emailed', { email: order.customer.email })}</p>
      )}
    </header>
  )
}

/**
 * How long the confirmation waits before it removes its order's idempotency key, in ms. A reload that began
 * at the checkout may still be under way: the reloaded page finds the order by the key.
 */
const removeKeyDelayMs = 1_000

/** Removes the idempotency key of a confirmed order: after a moment, or when the buyer leaves the confirmation. */
function useRemoveIdempotencyKey({ uid, id }: Order): void {
  const { orderIdempotencyKey } = useServices()
  useEffect(() => {
    const remove = () => {
      if (orderIdempotencyKey.current(uid) === id) orderIdempotencyKey.remove()
    }
    const timer = setTimeout(remove, removeKeyDelayMs)
    window.addEventListener('beforeunload', remove, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeunload', remove)
      remove()
    }
  }, [orderIdempotencyKey, uid, id])
}
