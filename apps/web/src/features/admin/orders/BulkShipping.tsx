import { nextSteps, outageCodeOf, type Order } from '@storefront/domain'
import { Banner, Button, Checkbox, ConfirmDialog } from '@storefront/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import styles from './BulkShipping.module.css'
import { MoneyChip, OrdersTable } from './OrdersTable.tsx'
import type { BulkOutcome, BulkShipping } from './useBulkShipping.ts'

interface ShippableOrdersProps {
  readonly orders: readonly Order[]
  /** Whether other orders are loading. */
  readonly isBusy: boolean
  readonly bulk: BulkShipping
}

/** A page of orders, of which those that are ready for shipping can be selected and shipped together. */
export function ShippableOrders({ orders, isBusy, bulk }: ShippableOrdersProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const shippable = orders.filter((order) => nextSteps(order, 'admin')[0] === 'shipped')
  // A selected order may have another status by now.
  const selected = shippable.filter(bulk.isSelected)
  const isAll = selected.length === shippable.length
  const counted = (count: number) => ({ count, number: formatNumber(count, language) })
  const toggle = (order: Order) =>
    bulk.select(
      selected.includes(order) ? selected.filter((other) => other !== order) : [...selected, order],
    )
  return (
    <div className={styles.shippable}>
      {shippable.length > 0 && (
        <Checkbox
          className={styles.all}
          ref={(box) => {
            if (box !== null) box.indeterminate = selected.length > 0 && !isAll
          }}
          label={t('orders.bulk.all', counted(shippable.length))}
          checked={isAll}
          onChange={() => bulk.select(isAll ? [] : shippable)}
        />
      )}
      <OrdersTable
        orders={orders}
        isBusy={isBusy}
        selection={{ shippable, selected, onToggle: toggle }}
      />
      <div
        role="group"
        className={styles.bar}
        aria-label={t('orders.bulk.label')}
        data-empty={selected.length === 0}
      >
        <p role="status">
          {selected.length > 0 && t('orders.bulk.selected', counted(selected.length))}
        </p>
        {selected.length > 0 && (
          <Button onClick={() => bulk.confirm(selected)}>
            {t('orders.bulk.ship', { count: selected.length })}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The dialog that confirms shipping the selected orders, and the result. */
export function BulkShippingDialog({ bulk }: { readonly bulk: BulkShipping }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const result = useRef<HTMLDivElement>(null)
  const { ordersToShip, isConfirming, state, moved } = bulk
  const isBusy = state.status === 'busy'
  const number = (count: number) => formatNumber(count, language)
  const count = ordersToShip.length

  function close(): void {
    bulk.cancel()
    // Screen readers did not announce the result behind the dialog, and the bar that would get the focus
    // may no longer be there.
    if (state.status !== 'idle') result.current?.focus()
  }

  return (
    <>
      <div ref={result} role="status" tabIndex={-1} className={styles.result}>
        {state.status === 'done' && <BulkShippingResult outcome={state.value} />}
        {state.status === 'outage' && (
          <OutageBanner errorMessage={t('orders.bulk.failed')} outage={state.code} />
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={t('orders.bulk.title', { count, number: number(count) })}
        closeLabel={t('close')}
        cancelLabel={t('back')}
        confirmLabel={t('orders.bulk.ship', { count })}
        busy={isBusy}
        onConfirm={() => void bulk.ship()}
        onClose={close}
      >
        <p>{t('orders.bulk.text', { count })}</p>
        <ul className={styles.orders}>
          {ordersToShip.map((order) => (
            <li key={order.id}>
              <span>{order.number}</span> {order.customer.nombre || t('orders.details.unnamed')}
              {order.paymentMethod === 'transfer' && <MoneyChip order={order} />}
            </li>
          ))}
        </ul>
        <p role="status" className={styles.progress}>
          {isBusy && t('orders.bulk.progress', { moved: number(moved), all: number(count) })}
        </p>
      </ConfirmDialog>
    </>
  )
}

/** How many orders were shipped, and which ones were not and why. */
function BulkShippingResult({ outcome }: { readonly outcome: BulkOutcome }) {
  const { t } = useTranslation(['admin', 'shared'])
  const language = useLanguage()
  const { shipped, refused, unanswered } = outcome
  const counted = (count: number) => ({ count, number: formatNumber(count, language) })
  const named = ({ number, customer }: Order) => ({
    number,
    nombre: customer.nombre || t('orders.details.unnamed'),
  })
  return (
    <>
      {shipped.length > 0 && (
        <Banner tone="success" role="none">
          {t('orders.bulk.shipped', counted(shipped.length))}
        </Banner>
      )}
      {refused.length > 0 && (
        <Banner tone="warning" role="none">
          <ul>
            {refused.map(({ order, code }) => (
              <li key={order.id}>{t(`orders.bulk.${code}`, named(order))}</li>
            ))}
          </ul>
        </Banner>
      )}
      {unanswered !== null && (
        <Banner tone="error" role="none">
          <p>
            {t('orders.bulk.unanswered', counted(unanswered.orders.length))}{' '}
            {t(`shared:outage.${outageCodeOf(unanswered.cause)}`)}
          </p>
          <ul>
            {unanswered.orders.map((order) => (
              <li key={order.id}>{t('orders.bulk.named', named(order))}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}
