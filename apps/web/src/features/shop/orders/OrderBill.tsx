import type { Order } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Button, Picture } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { paperCutOuts } from '../catalog/cutOuts.ts'
import { useAddedPicture } from '../catalog/useAddedPicture.ts'
import { OrderAgain } from './OrderAgain.tsx'
import styles from './OrderBill.module.css'
import { PaymentFacts } from './OrderFacts.tsx'
import { TotalsList } from './TotalsList.tsx'

interface OrderBillProps {
  readonly order: Order
  /** Placed just now, so that ordering it again is not offered. */
  readonly isNew: boolean
}

/** An order's lines, totals and payment, with buttons to print it and to order it again. */
export function OrderBill({ order, isNew }: OrderBillProps) {
  const { t } = useTranslation('orders')
  return (
    <div className={styles.bill}>
      <section className={styles.contents}>
        <h2>{t('order.lines')}</h2>
        <BillLines order={order} />
        <TotalsList totals={order} isPickup={order.pickupAddress !== ''} />
        <PaymentFacts order={order} />
      </section>
      <div className={styles.acts}>
        {!isNew && <OrderAgain order={order} />}
        <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
          {t('order.print')}
        </Button>
      </div>
    </div>
  )
}

/** The lines, at the prices they were ordered at. */
function BillLines({ order }: Pick<OrderBillProps, 'order'>) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <ul role="list">
      {order.items.map(({ productId, name, quantity, unitPriceCents }) => (
        <li key={productId} className={styles.line}>
          <ProductThumbnail productId={productId} />
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

function ProductThumbnail({ productId }: { readonly productId: string }) {
  const added = useAddedPicture(productId)
  const picture = paperCutOuts.get(productId) ?? added
  return (
    <div className={styles.picture}>
      {picture !== null && <Picture picture={picture} alt="" sizes="2rem" />}
    </div>
  )
}
