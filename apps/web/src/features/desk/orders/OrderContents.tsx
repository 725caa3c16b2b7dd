import { mailLink } from '@storefront/brand/contact'
import {
  isAnonymised,
  placeTextOf,
  type Order,
  type OrderLine,
  type Receiver,
} from '@storefront/domain'
import { formatMoney, formatNumber } from '@storefront/i18n'
import { Table, Text, type TableColumn } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { PhoneLink } from '../../../shared/PhoneLink.tsx'
import { TotalsList } from '../../shop/orders/TotalsList.tsx'
import styles from './OrderContents.module.css'
import { Facts, OrderPart, type Fact } from './OrderPart.tsx'

/** The lines of an order and its totals. */
export function OrderLines({ order }: { readonly order: Order }) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const money = (cents: number) => formatMoney(cents, language)
  const columns: readonly TableColumn<OrderLine>[] = [
    { id: 'product', header: t('orders.columns.product'), renderCell: ({ name }) => name },
    {
      id: 'quantity',
      header: t('orders.columns.quantity'),
      renderCell: ({ quantity }) => formatNumber(quantity, language),
      numeric: true,
    },
    {
      id: 'unitPrice',
      header: t('orders.columns.unitPrice'),
      renderCell: ({ unitPriceCents }) => money(unitPriceCents),
      numeric: true,
    },
    {
      id: 'amount',
      header: t('orders.columns.amount'),
      renderCell: ({ quantity, unitPriceCents }) => money(quantity * unitPriceCents),
      numeric: true,
    },
  ]
  return (
    <OrderPart id="lines" title={t('orders.details.lines')}>
      <Table
        className={styles.lineTable}
        caption={t('orders.details.lines')}
        columns={columns}
        rows={order.items}
        getRowId={({ productId }) => productId}
      />
      <TotalsList totals={order} isPickup={order.pickupAddress !== ''} />
    </OrderPart>
  )
}

const phone = ({ telefono, telefonoE164 }: Receiver) =>
  telefono === '' ? '' : <PhoneLink shown={telefono} e164={telefonoE164} />

interface OrderCustomerProps {
  readonly order: Order
  /** The buttons that change and print it. */
  readonly actions: ReactNode
}

/** Where an order goes, the customer's contact, who receives it as a gift, and the buyer's notes. */
export function OrderCustomer({ order, actions }: OrderCustomerProps) {
  const { t } = useTranslation(['desk', 'orders'])
  const { customer, receiver, pickupAddress } = order
  const { cedula, email } = customer
  const ofReceiver: readonly Fact[] =
    receiver === null
      ? []
      : [
          [t('orders:order.receiver'), receiver.nombre],
          [t('orders.details.receiverPhone'), phone(receiver)],
        ]
  const facts: readonly Fact[] = [
    ...ofReceiver,
    [
      t(pickupAddress === '' ? 'orders.columns.direccion' : 'orders.columns.pickupAddress'),
      placeTextOf(order),
    ],
    [
      t(receiver === null ? 'orders.columns.telefono' : 'orders.details.buyerPhone'),
      phone(customer),
    ],
    [t('orders.columns.email'), email === '' ? '' : <a href={mailLink(email)}>{email}</a>],
    [t('orders.columns.cedula'), cedula],
  ]
  return (
    <OrderPart id="customer" title={t('orders.details.customer')}>
      {facts.every(([, value]) => value === '') && (
        <p>{t(isAnonymised(order) ? 'orders.details.unnamed' : 'orders.details.byHand')}</p>
      )}
      {(['notes', 'giftNote'] as const).map(
        (remark) =>
          order[remark] !== '' && (
            <div key={remark} className={styles.notes}>
              <Text as="h3" look="caption">
                {t(`orders.details.${remark}`)}
              </Text>
              <p>{order[remark]}</p>
            </div>
          ),
      )}
      <Facts facts={facts} />
      <div className={styles.actions}>{actions}</div>
    </OrderPart>
  )
}
