import { brand } from '@storefront/brand'
import { bottlesOf, moneyOf, placeTextOf, recipientOf, type Order } from '@storefront/domain'
import { formatDateTime, formatMoney, formatNumber, wayContext } from '@storefront/i18n'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './PackingSlip.module.css'

/** The packing slip, shown only in print: bottles, address and the amount to collect. */
export function PackingSlip({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['desk', 'orders'])
  const language = useLanguage()
  const { number, items, customer, receiver, pickupAddress, paymentMethod, tracking, invoice } =
    order
  const recipient = recipientOf(order)
  const money = moneyOf(order)
  const isToCollect = money === 'due' && paymentMethod !== 'transfer'
  const bottles = bottlesOf(items)
  return (
    <article className={styles.slip} data-printed>
      <header>
        <p className={styles.brand}>{brand.name}</p>
        <h2>{t('orders.slip.title', { number })}</h2>
        <p>{t('orders:order.placedOn', { date: formatDateTime(order.createdAt, language) })}</p>
      </header>
      <address>
        <strong>{recipient.nombre || t('orders.details.unnamed')}</strong>
        <span>
          {pickupAddress === ''
            ? placeTextOf(order)
            : `${t('orders.columns.pickupAddress')} ${pickupAddress}`}
        </span>
        <span>{recipient.telefono}</span>
        {receiver !== null && (
          <span>
            {t('orders.slip.giftOf', { name: customer.nombre, phone: customer.telefono })}
          </span>
        )}
        {receiver === null && customer.cedula !== '' && (
          <span>
            {t('orders.slip.document', {
              kind: t(`orders.idKinds.${customer.idKind}`),
              number: customer.cedula,
            })}
          </span>
        )}
        {receiver === null && customer.businessName !== '' && <span>{customer.businessName}</span>}
      </address>
      {(['notes', 'giftNote'] as const).map(
        (remark) =>
          order[remark] !== '' && (
            <p key={remark} className={styles.notes}>
              <strong>{t(`orders.details.${remark}`)}</strong> {order[remark]}
            </p>
          ),
      )}
      <ul>
        {items.map(({ productId, name, quantity }) => (
          <li key={productId}>
            <span className={styles.quantity}>{formatNumber(quantity, language)} ×</span> {name}
          </li>
        ))}
      </ul>
      <p>{t('orders.slip.bottles', { count: bottles })}</p>
      {isToCollect && (
        <p className={styles.collect}>
          {t('orders.slip.collect', {
            ...wayContext(order),
            total: formatMoney(order.dueCents, language),
          })}
        </p>
      )}
      {money === 'received' && <p className={styles.collect}>{t('orders.slip.paid')}</p>}
      {tracking !== null && (
        <p>{t('orders.slip.tracking', { carrier: tracking.carrier, number: tracking.number })}</p>
      )}
      {invoice !== '' && <p>{t('orders.slip.invoice', { invoice })}</p>}
      <p>{t('orders.slip.adults')}</p>
      <p className={styles.sign}>
        <span>{t('orders.slip.sign')}</span>
        <span>{t('orders.slip.when')}</span>
      </p>
    </article>
  )
}

interface SlipsToPrintProps {
  readonly orders: readonly Order[]
  /** Called at the next press on the page: the browser's dialog is closed then. */
  readonly onPrinted: () => void
}

/** Prints the packing slips of several orders, each on its own page, in place of the page. */
export function SlipsToPrint({ orders, onPrinted }: SlipsToPrintProps) {
  const handlePress = useEffectEvent(onPrinted)
  // Not every browser waits in `print()`, nor prints before `afterprint`: on iOS the dialog draws its pages later.
  useEffect(() => {
    const remove = () => handlePress()
    const presses = ['pointerdown', 'keydown'] as const
    for (const type of presses) window.addEventListener(type, remove, { capture: true })
    window.print()
    return () => {
      for (const type of presses) window.removeEventListener(type, remove, { capture: true })
    }
  }, [])
  return createPortal(
    <div className={styles.slips} data-slips="">
      {orders.map((order) => (
        <PackingSlip key={order.id} order={order} />
      ))}
    </div>,
    document.body,
  )
}
