import { ivaContained, type Order, type OrderLine } from '@storefront/domain'
import { Button, Chip, Table, type TableColumn } from '@storefront/ui'
import { useTranslation } from '../../../shared/i18n/useTranslation.ts'

import { formatDateTime, formatMoney, formatNumber } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './OrderDetails.module.css'

/** The bottles of an order, and what they come to. */
export function OrderLines({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const money = (cents: number) => formatMoney(cents, language)
  const columns: readonly TableColumn<OrderLine>[] = [
    { id: 'product', header: t('orders.details.product'), renderCell: ({ name }) => name },
    {
      id: 'quantity',
      header: t('orders.details.quantity'),
      renderCell: ({ quantity }) => formatNumber(quantity, language),
      numeric: true,
    },
    {
      id: 'unitPrice',
      header: t('orders.details.unitPrice'),
      renderCell: ({ unitPriceCents }) => money(unitPriceCents),
      numeric: true,
    },
    {
      id: 'amount',
      header: t('orders.details.amount'),
      renderCell: ({ quantity, unitPriceCents }) => money(quantity * unitPriceCents),
      numeric: true,
    },
  ]
  return (
    <div className={styles.lines}>
      <Table
        className={styles.lineTable}
        caption={t('orders.details.lines')}
        columns={columns}
        rows={order.items}
        rowId={({ productId }) => productId}
      />
      <dl>
        <Amount label={t('orders.details.subtotal')} amount={money(order.subtotalCents)} />
        <Amount label={t('orders.details.shipping')} amount={money(order.shippingCents)} />
        <Amount label={t('orders.total')} amount={money(order.totalCents)} />
        <Amount label={t('orders.details.iva')} amount={money(ivaContained(order.totalCents))} />
      </dl>
    </div>
  )
}

function Amount({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

interface OrderPaymentProps {
  readonly order: Order
  /** Asks whether the money is there; null where that can not be noted. */
  readonly onReceived: (() => void) | null
}

/** How the order is paid, and since when the money is there: apart from where the bottles are. */
export function OrderPayment({ order, onReceived }: OrderPaymentProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { paymentMethod, paymentReceivedAt } = order
  return (
    <section className={styles.customer} aria-labelledby="payment">
      <h3 id="payment">
        {t('orders.payment.title')}
        <Chip tone={paymentReceivedAt === null ? 'waiting' : 'success'}>
          {paymentReceivedAt === null ? t('orders.payment.notYet') : t('orders.payment.received')}
        </Chip>
      </h3>
      <dl>
        <Amount
          label={t('orders.payment.method')}
          amount={t(`orders.payment.${paymentMethod ?? 'unknown'}`)}
        />
        {paymentReceivedAt !== null && (
          <Amount
            label={t('orders.payment.received')}
            amount={formatDateTime(paymentReceivedAt, language)}
          />
        )}
      </dl>
      {onReceived !== null && (
        <Button variant="secondary" onClick={onReceived}>
          {t('orders.transitions.received')}
        </Button>
      )}
    </section>
  )
}

const parts = ['nombre', 'cedula', 'email', 'telefono', 'direccion'] as const

/** Whom and where an order goes to, and what they asked for. */
export function OrderCustomer({ order: { customer, notes } }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const known = parts.filter((part) => customer[part] !== '')
  return (
    <section className={styles.customer} aria-labelledby="customer">
      <h3 id="customer">{t('orders.details.customer')}</h3>
      {known.length === 0 && <p>{t('orders.details.unnamed')}</p>}
      <dl>
        {known.map((part) => (
          <div key={part}>
            <dt>{t(`orders.csv.${part}`)}</dt>
            <dd>{customer[part]}</dd>
          </div>
        ))}
        {notes !== '' && (
          <div>
            <dt>{t('orders.details.notes')}</dt>
            <dd>{notes}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
