import { brand } from '@storefront/brand'
import { goodsOf, isCancelledByBuyer, standingOf, type Order } from '@storefront/domain'
import { formatDate } from '@storefront/i18n'
import { Banner, buttonAttributes } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useSettings } from '../../../shared/useSettings.ts'
import { AccountLayout } from '../../account/access/AccountLayout.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { anotherOrder, ConfirmationHeader } from './ConfirmationHeader.tsx'
import { CorrectRecipient } from './CorrectRecipient.tsx'
import { DeliveryTime } from './DeliveryTime.tsx'
import styles from './Order.module.css'
import { OrderBill } from './OrderBill.tsx'
import { CustomerFields, FollowParcel } from './OrderFacts.tsx'
import { OrderHelp } from './OrderHelp.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import pageStyles from './OrdersPage.module.css'
import { OrderStatusChip, useStanding } from './OrderStatusChip.tsx'
import { AccountToJoin, KeptLink } from './OrderWithoutAccount.tsx'
import { PaymentInstructions } from './PaymentInstructions.tsx'
import { getsLetters, orderPath, orderQuery } from './visitorOrders.ts'
import { WhatFollows } from './WhatFollows.tsx'

/** An order: the visitor's own, or one without an account, whose link they have. */
export function OrderView({ id }: { readonly id: string }) {
  const { t } = useTranslation('orders')
  // Also renders again when the session changes: the visitor may then read another order.
  const session = useSession()
  const order = useQuery({
    ...orderQuery(useServices(), id),
    enabled: session.status !== 'checking',
  })
  if (order.data === null && !order.isError) {
    return <OrderNotFound id={id} isSignedIn={session.status === 'signed-in'} />
  }
  return (
    <div className={pageStyles.page}>
      <QueryBoundary query={order} errorMessage={t('order.loadFailed')}>
        {(found) => found !== null && <OrderDetails order={found} />}
      </QueryBoundary>
    </div>
  )
}

interface OrderNotFoundProps {
  readonly id: string
  readonly isSignedIn: boolean
}

function OrderNotFound({ id, isSignedIn }: OrderNotFoundProps) {
  const { t } = useTranslation('orders')
  return (
    <AccountLayout plate="owl" short title={t('order.notFoundTitle')}>
      <p>
        {t(isSignedIn ? 'order.notYours' : 'order.notPublic')}{' '}
        <LocalizedLink to="/pedido">{t('find.title')}</LocalizedLink>
      </p>
      {isSignedIn ? (
        <LocalizedLink to="/orders" {...buttonAttributes({ variant: 'secondary' })}>
          {t('order.back')}
        </LocalizedLink>
      ) : (
        <LocalizedLink to={`/login?returnTo=${orderPath(id)}`} {...buttonAttributes()}>
          {t('order.signIn')}
        </LocalizedLink>
      )}
    </AccountLayout>
  )
}

/** A whole order: next step, payment, lines, progress and delivery. The settings may come later. */
function OrderDetails({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const session = useSession()
  const { data: settings } = useSettings()
  const standing = useStanding(order)
  // A letter follows the next step, and the refund.
  const isAnnounced =
    (goodsOf(order) === 'atShop' || order.toRefundCents > 0) && getsLetters(order, settings)
  const canCancel = isCancelledByBuyer(order)
  // The address keeps `?placed` after the order has moved on.
  const isConfirmation = query.has('placed') && canCancel
  const isOwn = session.status === 'signed-in' && session.account.uid === order.uid
  return (
    <article className={styles.order}>
      <p className={styles.letterhead}>{brand.name}</p>
      {isConfirmation ? (
        <ConfirmationHeader order={order} settings={settings} />
      ) : (
        <header className={styles.head}>
          <h1>{t('number', { number: order.number })}</h1>
          <p className={styles.facts}>
            <OrderStatusChip order={order} />
            {t('order.placedOn', { date: formatDate(order.createdAt, language) })}
          </p>
          <p className={styles.next}>
            {standing}
            {isAnnounced && ` ${t('alsoEmailed', { email: order.customer.email })}`}
            {standingOf(order) === 'closed.none' &&
              order.paymentMethod === 'transfer' &&
              ` ${t('cancel.transferred')}`}
          </p>
        </header>
      )}
      {state === anotherOrder && (
        <Banner tone="warning">{t('another', { number: order.number })}</Banner>
      )}
      <div className={styles.columns}>
        <PaymentInstructions order={order} settings={settings} />
        <section className={styles.part} data-on-screen>
          <h2>{t(isConfirmation ? 'follows.title' : 'progress.title')}</h2>
          {isConfirmation ? (
            <WhatFollows order={order} settings={settings} />
          ) : (
            <OrderProgress order={order} />
          )}
          <FollowParcel order={order} />
          <CancelOrder order={order} canCancel={canCancel} />
        </section>
        {order.isOpenByLink && !isOwn && <KeptLink order={order} />}
        <div className={styles.side}>
          <OrderBill order={order} isNew={isConfirmation} />
          <OrderHelp order={order} settings={settings} />
          {order.uid === null && <AccountToJoin order={order} />}
        </div>
        <section className={styles.part}>
          <h2>{t('order.shipTo')}</h2>
          <DeliveryTime order={order} settings={settings} />
          <CustomerFields order={order} />
          <CorrectRecipient order={order} settings={settings} />
          {(['notes', 'giftNote'] as const).map(
            (remark) =>
              order[remark] !== '' && (
                <div key={remark} className={styles.said}>
                  <h3 className={styles.label}>{t(`order.${remark}`)}</h3>
                  <p className={styles.notes}>{order[remark]}</p>
                </div>
              ),
          )}
        </section>
      </div>
      {session.status === 'signed-in' && (
        <LocalizedLink
          to="/orders"
          {...buttonAttributes({ variant: 'quiet', className: styles.back })}
        >
          {t('order.back')}
        </LocalizedLink>
      )}
    </article>
  )
}
