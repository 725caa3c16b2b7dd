import { mailLink } from '@storefront/brand/contact'
import {
  ivaContained,
  joinAddress,
  type Order,
  type OrderLine,
  type OrderTotals,
} from '@storefront/domain'
import { formatMoney, formatNumber, wayContext } from '@storefront/i18n'
import { SumList, Table, type Sum, type TableColumn, Text } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { PhoneLink } from '../../../shared/PhoneLink.tsx'
import styles from './OrderContents.module.css'
import { OrderPart } from './OrderPart.tsx'

interface OrderLinesProps {
  readonly order: Order
  /** A button beside the heading. */
  readonly action: ReactNode
}

/** The lines of an order and its totals. */
export function OrderLines({ order, action }: OrderLinesProps) {
  const { t } = useTranslation('desk')
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
    <section className={styles.lines} aria-labelledby="lines">
      <header>
        <h2 id="lines">{t('orders.details.lines')}</h2>
        {action}
      </header>
      <Table
        className={styles.lineTable}
        caption={t('orders.details.lines')}
        columns={columns}
        rows={order.items}
        getRowId={({ productId }) => productId}
      />
      <OrderSums
        order={order}
        more={{ label: t('orders.details.iva'), amount: money(ivaContained(order.totalCents)) }}
      />
    </section>
  )
}

interface OrderSumsProps {
  readonly order: OrderTotals & Pick<Order, 'pickupAddress'>
  /** For information, below the total. */
  readonly more?: Sum
}

/** Subtotal, shipping and total of an order. */
export function OrderSums({ order, more }: OrderSumsProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <SumList
      sums={[
        { label: t('orders.details.subtotal'), amount: money(order.subtotalCents) },
        {
          label: t('orders.details.shipping', wayContext(order)),
          amount: money(order.shippingCents),
        },
        { label: t('orders.total'), amount: money(order.totalCents), isTotal: true },
        ...(more === undefined ? [] : [more]),
      ]}
    />
  )
}

/** The fields of the customer, in the order of the page. */
const shownFields = ['direccion', 'telefono', 'email', 'cedula'] as const

/** The customer of an order with address and contact, and the buyer's notes. */
export function OrderCustomer({ order }: { readonly order: Order }) {
  const { t } = useTranslation('desk')
  const { customer, notes, giftNote, pickupAddress } = order
  const { cedula, email, telefono, telefonoE164 } = customer
  const values = {
    direccion: pickupAddress || joinAddress(customer),
    telefono: <PhoneLink shown={telefono} e164={telefonoE164} />,
    email: <a href={mailLink(email)}>{email}</a>,
    cedula,
  }
  const isPickup = pickupAddress !== ''
  const filled = shownFields.filter(
    (field) => customer[field] !== '' || (isPickup && field === 'direccion'),
  )
  return (
    <OrderPart id="customer" title={t('orders.details.customer')}>
      {filled.length === 0 && <p>{t('orders.details.unnamed')}</p>}
      {notes !== '' && (
        <div className={styles.notes}>
          <Text as="h3" look="caption">
            {t('orders.details.notes')}
          </Text>
          <p>{notes}</p>
        </div>
      )}
      {giftNote !== '' && (
        <div className={styles.notes}>
          <Text as="h3" look="caption">
            {t('orders.details.giftNote')}
          </Text>
          <p>{giftNote}</p>
        </div>
      )}
      <dl>
        {filled.map((field) => (
          <div key={field}>
            <dt>
              {isPickup && field === 'direccion'
                ? t('orders.details.pickupAt')
                : t(`orders.export.${field}`)}
            </dt>
            <dd>{values[field]}</dd>
          </div>
        ))}
      </dl>
    </OrderPart>
  )
}
