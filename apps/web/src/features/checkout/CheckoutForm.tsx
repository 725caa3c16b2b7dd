import { isCustomerComplete, type Account } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import type { Removal } from '../cart/RemovedNotice.tsx'
import { useCart } from '../cart/useCart.ts'
import { ArrivalTime } from '../orders/PaymentInstructions.tsx'
import { BuyerAccount, GuestAccount } from './AccountPart.tsx'
import { ArrivedBottles } from './ArrivedBottles.tsx'
import styles from './Checkout.module.css'
import { CheckoutErrors } from './CheckoutErrors.tsx'
import type { CheckoutShop } from './checkoutState.ts'
import { Delivery } from './Delivery.tsx'
import { EmailWait } from './EmailWait.tsx'
import { OrderPart } from './OrderPart.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { Part } from './Part.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { useCheckoutForm } from './useCheckoutForm.ts'
import { useOrderPreview } from './useOrderPreview.ts'
import type { PlaceOrderAction } from './usePlacement.ts'

interface CheckoutFormProps {
  /** Null for a guest, whose account is made with the order. */
  readonly account: Account | null
  readonly shop: CheckoutShop
  readonly placing: PlaceOrderAction
  readonly removal: Removal
}

/**
 * From a cart to an order on one page: account, delivery, payment and confirmation. The order is placed exactly
 * as this form shows it.
 */
export function CheckoutForm({ account, shop, placing, removal }: CheckoutFormProps) {
  const { t } = useTranslation(['checkout', 'orders'])
  const language = useLanguage()
  const { dispatch } = useCart()
  const { settings, bankAccount } = shop
  const preview = useOrderPreview(shop)
  const { lines, totals, pause } = preview
  const { paymentMethod } = preview.seen
  const form = useCheckoutForm({ account, shop, preview, placing })
  const { formProps, busy, errors, delivery, signIn, ordering, isSigningIn } = form
  const isGuest = account === null
  const { waiting } = ordering
  const isWaiting = waiting !== null && account !== null
  const total = formatMoney(totals.totalCents, language)
  return (
    <div className={styles.columns}>
      {pause !== null && (
        <Banner className={styles.main} tone={preview.isPaused ? 'warning' : 'info'}>
          {pause}
        </Banner>
      )}
      {signIn.arrived.length > 0 && <ArrivedBottles lines={signIn.arrived} />}
      <OrderSummary
        lines={lines}
        arrived={signIn.arrived}
        totals={totals}
        onQuantity={(id, quantity) => dispatch({ type: 'set-quantity', id, quantity })}
        removal={removal}
      />
      {!isSigningIn && (
        <div className={styles.main}>
          <CheckoutErrors
            errors={errors.list}
            isOwnAccount={errors.ownEmail !== null}
            attempt={errors.attempt}
          />
        </div>
      )}
      {isWaiting && (
        <EmailWait
          account={account}
          verification={ordering.verification}
          customer={{ ...waiting.recipient, email: account.email }}
          payment={`${t(`orders:payment.${paymentMethod}`)}, ${total}`}
          onChange={(part) => {
            if (part === 'delivery') form.editDelivery()
            else ordering.stopWaiting()
          }}
          onOtherEmail={() => void form.leaveAccount()}
        />
      )}
      {/* Hidden and not removed while it waits, so that the fields keep what was typed. */}
      <form {...formProps} className={styles.form} hidden={isWaiting} autoComplete="on">
        <Part
          title={t('account.title')}
          lead={
            isGuest && (
              <>
                <p>{isSigningIn ? t('account.signInLead') : t('account.lead')}</p>
                <p className={styles.known}>
                  <span>{isSigningIn ? t('account.noAccount') : t('account.hasAccount')}</span>{' '}
                  <Button variant="quiet" onClick={() => form.chooseSignIn(!isSigningIn)}>
                    {isSigningIn ? t('account.withOrder') : t('account.toSignIn')}
                  </Button>
                </p>
              </>
            )
          }
        >
          {account === null ? (
            <div className={styles.guest}>
              {errors.failure?.at === 'account' && (
                <Banner tone="error">{errors.failure.text}</Banner>
              )}
              <GuestAccount
                isSigningIn={isSigningIn}
                busy={signIn.state.status === 'busy' && !busy}
                onGoogle={() => void form.continueWithGoogle()}
                errorTextOf={errors.textOf}
                ownEmail={errors.ownEmail}
              />
            </div>
          ) : (
            <BuyerAccount account={account} onLeave={() => void form.leaveAccount()} />
          )}
        </Part>
        <Part
          title={t('delivery.title')}
          lead={<ArrivalTime days={settings.deliveryDays} />}
          hidden={isSigningIn}
        >
          <Delivery
            key={delivery.owner}
            customer={delivery.customer}
            isOpen={delivery.isOpen}
            isProfileIncomplete={
              shop.isBuyerKnown && !busy && !isCustomerComplete(shop.customer) && delivery.isOpen
            }
            onEdit={() => form.editDelivery()}
            errorTextOf={errors.textOf}
          />
        </Part>
        <Part title={t('payment.title')} lead={<p>{t('payment.lead')}</p>} hidden={isSigningIn}>
          <PaymentChoice
            bankAccount={shop.isBuyerKnown ? bankAccount : undefined}
            isTransferOffered={settings.transferOffered}
            lettersOn={settings.lettersOn}
            totalCents={totals.totalCents}
            value={paymentMethod}
            onChange={(chosen) => preview.choosePayment(chosen)}
          />
        </Part>
        <OrderPart
          preview={preview}
          placing={placing}
          busy={busy}
          isGuest={isGuest}
          adultError={errors.textOf('adult', { required: t('order.adultMissing') })}
          errorCount={errors.list.length}
          signInFailure={errors.failure?.at === 'order' ? errors.failure.text : null}
          hidden={isSigningIn}
        />
      </form>
    </div>
  )
}
