import {
  buyableLines,
  cartTotals,
  draftOrder,
  isCustomerComplete,
  isPaused,
  maxNotesLength,
  maxOrderLines,
  nextOrderAt,
  orderTotals,
  priceCart,
  type Account,
  type PaymentMethod,
} from '@storefront/domain'
import { Banner, TextArea } from '@storefront/ui'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useTime } from '../../shared/useTime.ts'
import { pauseText } from '../cart/pause.ts'
import type { Removal } from '../cart/RemovedNotice.tsx'
import { useCart } from '../cart/useCart.ts'
import { PurchaseSteps } from '../orders/PurchaseSteps.tsx'
import styles from './Checkout.module.css'
import type { CheckoutShop } from './checkoutState.ts'
import { Delivery } from './Delivery.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { PlaceOrderForm } from './PlaceOrderForm.tsx'
import type { PlaceOrderAction } from './useCheckout.ts'
import { useUnsavedCheckout } from './useUnsavedCheckout.ts'

interface CheckoutFormProps {
  readonly account: Account
  readonly shop: CheckoutShop
  readonly placing: PlaceOrderAction
  readonly removal: Removal
}

/**
 * The order's summary, delivery details, payment and confirmation. The order is placed exactly as this
 * form shows it.
 */
export function CheckoutForm({ account, shop, placing, removal }: CheckoutFormProps) {
  const { t } = useTranslation(['checkout', 'orders'])
  const { uid, emailVerified } = account
  const { products, settings, customer, lastOrderAt, bankAccount } = shop
  const { cart, dispatch } = useCart()
  const [asOf, renewTime] = useTime()
  const language = useLanguage()
  const formId = useId()
  const { initial, save } = useUnsavedCheckout(uid)
  const [preferredMethod, setPreferredMethod] = useState(initial.paymentMethod)
  const paymentMethod = settings.transferOffered ? preferredMethod : 'onDelivery'
  const [isEditing, setEditing] = useState(initial.delivery !== null)
  const lines = priceCart(cart, products)
  const totals = orderTotals(
    buyableLines(lines).map(({ id, name, quantity, priceCents }) => ({
      productId: id,
      name,
      quantity,
      unitPriceCents: priceCents,
    })),
    settings,
  )
  const seen = {
    uid,
    emailVerified,
    cart,
    products,
    settings,
    paymentMethod,
    language,
    customer,
    lastOrderAt,
  }
  const draft = draftOrder({ ...seen, id: '', now: asOf })
  const problem = draft.ok ? null : draft.error.code
  // With the delivery form open there is no "Edit" button, which the message for incomplete details names.
  const isBlockedByForm = isEditing && (problem === null || problem === 'customer-incomplete')
  const pause = pauseText(settings, asOf, language)
  const orderAgainAt = nextOrderAt(lastOrderAt, asOf)

  // The button is enabled as soon as the account may order again.
  const updateTime = useEffectEvent(() => void renewTime())
  useEffect(() => {
    if (orderAgainAt === null) return undefined
    const timer = setTimeout(updateTime, orderAgainAt - asOf)
    return () => clearTimeout(timer)
  }, [orderAgainAt, asOf])

  function choosePayment(chosen: PaymentMethod): void {
    setPreferredMethod(chosen)
    save({ paymentMethod: chosen })
  }

  async function place(notes: string): Promise<void> {
    // A pause of sales may have started since the time was renewed.
    await placing.run({ ...seen, now: renewTime(), notes })
  }

  return (
    <>
      <PurchaseSteps
        current={isEditing || !isCustomerComplete(customer) ? 'delivery' : 'payment'}
      />
      {pause !== null && (
        <Banner tone={isPaused(settings, asOf) ? 'warning' : 'info'}>{pause}</Banner>
      )}
      <div className={styles.columns}>
        <OrderSummary
          lines={lines}
          totals={totals}
          deliveryDays={settings.deliveryDays}
          onQuantity={(id, quantity) => dispatch({ type: 'set-quantity', id, quantity })}
          removal={removal}
        />
        <div className={styles.steps}>
          <CheckoutStep numeral="I" title={t('delivery.title')}>
            <Delivery account={account} shop={shop} isEditing={isEditing} onEditing={setEditing} />
            <Notes uid={uid} formId={formId} />
          </CheckoutStep>
          <CheckoutStep numeral="II" title={t('orders:payment.title')}>
            <PaymentChoice
              bankAccount={bankAccount}
              isTransferOffered={settings.transferOffered}
              value={paymentMethod}
              onChange={choosePayment}
            />
          </CheckoutStep>
          <CheckoutStep numeral="III" title={t('order.confirm')}>
            <PlaceOrderForm
              id={formId}
              totalCents={totals.totalCents}
              blocker={isBlockedByForm ? 'editing' : problem}
              size={
                problem === 'too-many-bottles'
                  ? { most: settings.maxBottlesPerOrder, count: cartTotals(cart).count }
                  : { most: maxOrderLines, count: lines.length }
              }
              nextOrderAt={orderAgainAt}
              pause={pause}
              placing={placing}
              onPlace={place}
            />
          </CheckoutStep>
        </div>
      </div>
    </>
  )
}

interface CheckoutStepProps {
  readonly numeral: string
  readonly title: string
  readonly children: ReactNode
}

/** A numbered part of the checkout. */
function CheckoutStep({ numeral, title, children }: CheckoutStepProps) {
  const titleId = useId()
  return (
    <section className={styles.step} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.stepTitle}>
        <span className={styles.numeral} aria-hidden="true">
          {numeral}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The hint counts the characters left once there are fewer than these. */
const countdownFrom = 100

/** The buyer's notes for the delivery; the field is part of the form that places the order. */
function Notes({ uid, formId }: { readonly uid: string; readonly formId: string }) {
  const { t } = useTranslation('checkout')
  const { initial, save } = useUnsavedCheckout(uid)
  const [length, setLength] = useState(initial.notes.trim().length)
  const left = maxNotesLength - length

  function keepNotes(typed: string): void {
    setLength(typed.trim().length)
    save({ notes: typed })
  }

  return (
    <TextArea
      form={formId}
      name="notes"
      label={t('notes.label')}
      rows={3}
      defaultValue={initial.notes}
      hint={
        left < countdownFrom && left >= 0
          ? t('notes.left', { count: left })
          : t('notes.hint', { most: maxNotesLength })
      }
      error={left < 0 && t('notes.over', { count: -left })}
      onInput={({ currentTarget }) => keepNotes(currentTarget.value)}
    />
  )
}
