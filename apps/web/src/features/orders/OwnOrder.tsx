import { nextSteps, outageCodeOf, type Order } from '@storefront/domain'
import { process5Bottling } from '@storefront/imagery/process-5-bottling'
import { buttonAttributes, EmptyState, Loading, Picture } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { brand } from '../../content/brand.ts'
import { formatDate } from '../../shared/i18n/format.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { useBackend } from '../../shared/services.tsx'
import { bankAccountQuery, useSettings } from '../../shared/useSettings.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { ConfirmationHeader } from './ConfirmationHeader.tsx'
import { CustomerFields } from './CustomerFields.tsx'
import { OrderBill } from './OrderBill.tsx'
import { NextStep, OrderHelp } from './OrderHelp.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderTracking } from './OrderTracking.tsx'
import styles from './OwnOrder.module.css'
import { ownOrderQueries } from './ownOrderQueries.ts'
import { OwnOrderStatusChip } from './OwnOrderStatusChip.tsx'
import { DeliveryTime, PaymentInstructions, type OrderShop } from './PaymentInstructions.tsx'
import { WhatFollows } from './WhatFollows.tsx'

export interface OwnOrderProps {
  readonly uid: string
  readonly id: string
}

/** One of the visitor's own orders; another user's order is reported as not found. */
export function OwnOrder({ uid, id }: OwnOrderProps) {
  const { t } = useTranslation(['orders', 'shared'])
  const order = useQuery(ownOrderQueries.one(useBackend(), uid, id))
  const shop = useOrderShop(uid)
  const isLoaded = shop.settings !== null && shop.bankAccount !== undefined
  const isShopPending = !isLoaded && shop.outage === null
  // Shown together, as settings that load later would push the order down.
  if (order.data != null && !isShopPending) return <OrderView order={order.data} shop={shop} />
  if (order.isPending || order.data != null) return <Loading>{t('shared:loading')}</Loading>
  if (order.isError) {
    return (
      <OutageBanner
        errorMessage={t('order.loadFailed')}
        outage={outageCodeOf(order.error)}
        onRetry={() => void order.refetch()}
      />
    )
  }
  return (
    <EmptyState
      headingLevel={1}
      title={t('order.notFoundTitle')}
      action={
        <LocalizedLink to="/orders" {...buttonAttributes({ variant: 'secondary' })}>
          {t('order.back')}
        </LocalizedLink>
      }
    >
      {t('order.notFoundText')}
    </EmptyState>
  )
}

/** The current settings and the bank account. */
function useOrderShop(uid: string): OrderShop {
  const { data, isPrinted, outage, retry } = useSettings()
  const account = useQuery(bankAccountQuery(useBackend(), uid))
  return {
    settings: isPrinted ? null : data,
    bankAccount: account.data,
    outage: outage ?? (account.error && outageCodeOf(account.error)),
    retry: () => {
      retry()
      void account.refetch()
    },
  }
}

interface OrderViewProps {
  readonly order: Order
  readonly shop: OrderShop
}

/** A whole order: next step, payment, lines, progress and delivery. */
function OrderView({ order, shop }: OrderViewProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const [query] = useSearchParams()
  // The address keeps `?placed` after the order has moved on.
  const isConfirmation = query.has('placed') && nextSteps(order, 'user').includes('cancelled')
  return (
    <article className={styles.order}>
      <p className={styles.letterhead}>{brand.name}</p>
      {isConfirmation ? (
        <ConfirmationHeader order={order} shop={shop} />
      ) : (
        <header className={styles.head}>
          <h1>{t('order.title', { id: order.number })}</h1>
          <p className={styles.facts}>
            <OwnOrderStatusChip order={order} />
            {t('order.placedOn', { date: formatDate(order.createdAt, language) })}
          </p>
          <NextStep order={order} bankAccount={shop.bankAccount} />
        </header>
      )}
      <div className={styles.columns}>
        <PaymentInstructions order={order} shop={shop} />
        <section className={styles.part} data-on-screen>
          <h2>{t(isConfirmation ? 'follows.title' : 'progress.title')}</h2>
          {isConfirmation ? (
            <WhatFollows order={order} settings={shop.settings} />
          ) : (
            <OrderProgress order={order} settings={shop.settings} />
          )}
          <OrderTracking order={order} />
          <CancelOrder
            uid={order.uid}
            id={order.id}
            canCancel={nextSteps(order, 'user').includes('cancelled')}
          />
        </section>
        <div className={styles.side}>
          <OrderBill order={order} isNew={isConfirmation} />
          <OrderHelp order={order} settings={shop.settings} />
          {isConfirmation && (
            <Picture
              className={styles.plate}
              picture={process5Bottling}
              alt=""
              sizes="(width < 64rem) 1px, 20rem"
            />
          )}
        </div>
        <section className={styles.part}>
          <h2>{t('order.shipTo')}</h2>
          <DeliveryTime order={order} settings={shop.settings} />
          <CustomerFields customer={order.customer} />
          {order.notes !== '' && (
            <div className={styles.said}>
              <h3 className={styles.label}>{t('order.notes')}</h3>
              <p className={styles.notes}>{order.notes}</p>
            </div>
          )}
        </section>
      </div>
      <LocalizedLink
        to="/orders"
        {...buttonAttributes({ variant: 'quiet', className: styles.back })}
      >
        {t('order.back')}
      </LocalizedLink>
    </article>
  )
}
