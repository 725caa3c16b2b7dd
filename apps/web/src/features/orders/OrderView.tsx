import { nextStatuses, type Order } from '@storefront/domain'
import { Button, buttonLook, Frame } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatDate } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { CancelOrder } from './components/CancelOrder.tsx'
import { OrderAgain } from './components/OrderAgain.tsx'
import { OrderProgress } from './components/OrderProgress.tsx'
import { Thanks } from './components/Thanks.tsx'
import { CustomerFields } from './CustomerFields.tsx'
import { OrderLines } from './OrderLines.tsx'
import styles from './OrderView.module.css'
import { StatusChip } from './StatusChip.tsx'
import { TotalsList } from './TotalsList.tsx'
import type { Cancelling } from './useCancelOrder.ts'
import type { OrderingAgain } from './useOrderAgain.ts'

interface OrderViewProps {
  readonly order: Order
  /** Whether it was placed just now, and stands. */
  readonly isConfirmation: boolean
  readonly cancelling: Cancelling
  readonly again: OrderingAgain
}

/** An order from end to end: where it stands, what was bought, where it goes. */
export function OrderView({ order, isConfirmation, cancelling, again }: OrderViewProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const canCancel = nextStatuses(order.status, 'user').includes('cancelled')
  return (
    <article className={styles.order}>
      {isConfirmation ? (
        <Thanks order={order} />
      ) : (
        <header className={styles.head}>
          <h1>{t('order.title', { id: order.id })}</h1>
          <p className={styles.facts}>
            <StatusChip status={order.status} />
            {t('order.placedOn', { date: formatDate(order.createdAt, language) })}
          </p>
        </header>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.part}>
            <h2>{t('progress.title')}</h2>
            <OrderProgress order={order} />
            <CancelOrder canCancel={canCancel} cancelling={cancelling} />
          </section>
          <section className={styles.part}>
            <h2>{t('order.shipTo')}</h2>
            <CustomerFields customer={order.customer} />
            {order.notes !== '' && (
              <div className={styles.said}>
                <h3 className={styles.label}>{t('order.notes')}</h3>
                <p className={styles.notes}>{order.notes}</p>
              </div>
            )}
          </section>
        </div>
        <Frame className={styles.bill}>
          <section className={styles.part}>
            <h2>{t('order.lines')}</h2>
            <OrderLines lines={order.items} />
            <TotalsList totals={order} />
          </section>
          <div className={styles.acts}>
            <OrderAgain order={order} again={again} />
            <Button variant="secondary" fullWidth onClick={() => window.print()}>
              {t('order.print')}
            </Button>
          </div>
        </Frame>
      </div>
      <LocalizedLink to="/orders" {...buttonLook({ variant: 'quiet', className: styles.back })}>
        {t('order.back')}
      </LocalizedLink>
    </article>
  )
}
