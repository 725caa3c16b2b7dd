import type { Order } from '@storefront/domain'
import { Button, Frame, Picture } from '@storefront/ui'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useTranslation } from 'react-i18next'
import { products } from '../catalog/products.ts'
import { OrderAgain } from './OrderAgain.tsx'
import styles from './OrderBill.module.css'
import { PaymentFacts, TotalsList } from './OrderFacts.tsx'

interface OrderBillProps {
  readonly order: Order
  /** Placed just now: nobody wants it again yet. */
  readonly isNew: boolean
}

/** What was ordered, what it came to and how it is paid; to be printed, and ordered again. */
export function OrderBill({ order, isNew }: OrderBillProps) {
  const { t } = useTranslation('orders')
  return (
    <Frame className={styles.bill}>
      <section className={styles.contents}>
        <h2>{t('order.lines')}</h2>
        <OrderLines order={order} />
        <TotalsList totals={order} />
        <PaymentFacts order={order} />
      </section>
      <div className={styles.acts}>
        {!isNew && <OrderAgain order={order} />}
        <Button variant="secondary" fullWidth onClick={() => window.print()}>
          {t('order.print')}
        </Button>
      </div>
    </Frame>
  )
}

/** The lines, at the prices of that day. */
function OrderLines({ order }: Pick<OrderBillProps, 'order'>) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <ul role="list" className={styles.lines}>
      {order.items.map(({ productId, name, quantity, unitPriceCents }) => (
        <li key={productId} className={styles.line}>
          <BottlePicture productId={productId} />
          <span className={styles.name}>{name}</span>
          <span className={styles.amount}>{formatMoney(quantity * unitPriceCents, language)}</span>
          <span className={styles.each}>
            {t('order.each', { quantity, price: formatMoney(unitPriceCents, language) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

function BottlePicture({ productId }: { readonly productId: string }) {
  const bottle = products.find(({ id }) => id === productId)
  return (
    <div className={styles.picture}>
      {bottle !== undefined && <Picture picture={bottle.picture} alt="" sizes="4rem" fit="cover" />}
    </div>
  )
}
