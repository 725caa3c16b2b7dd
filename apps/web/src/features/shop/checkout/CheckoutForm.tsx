import {
  addressFields,
  addressFormOf,
  checkCustomer,
  deliveryDaysTo,
  idKindOf,
  isAddressField,
  personFields,
  readProvince,
  type CustomerForm,
} from '@storefront/domain'
import { useEffect, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { ErrorSummary, focusField } from '../../../shared/forms/ErrorSummary.tsx'
import { useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { PauseBanner } from '../cart/PauseBanner.tsx'
import { useBuyingFacts } from '../cart/useBuyingFacts.ts'
import { useCart } from '../cart/useCart.ts'
import { ArrivalTime } from '../orders/DeliveryTime.tsx'
import { wayOf } from '../orders/peopleInputs.ts'
import styles from './Checkout.module.css'
import {
  checkCheckout,
  checkoutFields,
  fieldId,
  receiverPays,
  useErrorText,
  type CheckedCheckout,
  type CheckoutField,
} from './checkoutFields.ts'
import { CustomerParts } from './CustomerParts.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { Part } from './Part.tsx'
import { errorSummaryId, PlacePart } from './PlacePart.tsx'
import { useOrderPress, useUnsavedCheckout, type UnsavedCheckout } from './unsavedCheckout.ts'
import type { Buyer, ShopData } from './useCheckoutShop.ts'
import { useOrderPreview } from './useOrderPreview.ts'
import type { Placing } from './usePlaceOrder.ts'
import { WaysToPay } from './WaysToPay.tsx'

interface CheckoutFormProps {
  readonly shop: ShopData
  /** Null for a guest. */
  readonly buyer: Buyer | null
  readonly placing: Placing
}

/** From a cart to an order on one page: buyer, delivery, payment, and the button with the total. */
export function CheckoutForm({ shop, buyer, placing }: CheckoutFormProps) {
  const { t } = useTranslation(['checkout', 'orders'])
  const language = useLanguage()
  const facts = useBuyingFacts()
  const { setQuantity } = useCart()
  const [unsaved, save] = useUnsavedCheckout()
  const orderPress = useOrderPress()
  /** The customer's texts as they are known, and as they are typed. */
  const initial: Partial<CustomerForm> =
    buyer === null ? {} : { ...buyer.known, ...addressFormOf(buyer.known) }
  const texts = { ...initial, ...unsaved.customer }
  const isOpen =
    buyer === null ||
    unsaved.customer !== null ||
    !checkCustomer(buyer.known).ok ||
    // No profile keeps the business name.
    idKindOf(buyer.known.cedula) === 'ruc'
  const pickupAddress = unsaved.isPickup ? shop.settings.pickupAddress : ''
  const way = wayOf(unsaved.isGift, pickupAddress)
  const isPickup = way === 'pickup'
  const { province = '' } = way === 'gift' ? unsaved.receiver : texts
  const destination = isPickup ? 'pickup' : readProvince(province)
  const preview = useOrderPreview(shop, unsaved.paymentMethod, destination)
  const { lines, paymentMethod, totals } = preview
  const [attempt, setAttempt] = useState(0)
  const form = useForm<CheckoutField, CheckedCheckout>({
    fields: checkoutFields,
    check(typed) {
      const { direccion, city, reference } = typed
      // Closed, the only address in the form is the receiver's.
      const address = way === 'gift' ? { direccion, city, province: typed.province, reference } : {}
      const known = buyer === null ? {} : isOpen ? { email: buyer.known.email } : buyer.known
      return checkCheckout({ ...typed, ...known, ...address }, typed, way, paymentMethod)
    },
    onRefused: () => setAttempt(attempt + 1),
    async submit({ customer, receiver, notes, giftNote }) {
      const input = {
        lines: lines.map(({ id, quantity, priceCents }) => ({
          id,
          quantity,
          seenPriceCents: priceCents,
        })),
        pickupAddress,
        customer,
        receiver,
        paymentMethod,
        language,
        notes,
        giftNote,
        seenTotalCents: totals.totalCents,
        savesProfile: buyer !== null && isOpen && unsaved.savesProfile,
      }
      // A failure is shown, and logged, by the mutation.
      await placing.mutateAsync({ input, press: orderPress.press() }).catch(() => undefined)
    },
  })
  const errors = form.invalidFields.flatMap((field) => {
    const code = form.errorOf(field)
    const isShown = !isPickup || !isAddressField(field)
    return code === undefined || !isShown ? [] : [{ field, code }]
  })
  const errorText = useErrorText()
  useEarlyOrderPage()
  useEffect(() => {
    // A browser may fill in a list without an event, and the total has to follow.
    const timer = setInterval(() => {
      const list = document.getElementById(fieldId('province'))
      if (list instanceof HTMLSelectElement && list.value !== province) {
        list.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }, 250)
    return () => clearInterval(timer)
  }, [province])

  /** Keeps what is typed. */
  function onInput(event: FormEvent<HTMLFormElement>): void {
    form.formProps.onInput(event)
    const data = new FormData(event.currentTarget)
    const textOf = (field: CheckoutField) => {
      const text = data.get(field)
      return typeof text === 'string' ? text : ''
    }
    // The address in the form is then the receiver's.
    const hasReceiver = data.has('receiverName')
    const receiver = hasReceiver
      ? {
          nombre: textOf('receiverName'),
          telefono: textOf('receiverTelephone'),
          direccion: textOf('direccion'),
          city: textOf('city'),
          province: textOf('province'),
          reference: textOf('reference'),
        }
      : unsaved.receiver
    const typed = [...personFields, ...addressFields].flatMap((field) => {
      // A field that is not shown for the moment keeps its text.
      const isShown = data.has(field) && !(hasReceiver && isAddressField(field))
      const text = isShown ? textOf(field) : (texts[field] ?? '')
      return text === (initial[field] ?? '') ? [] : [[field, text] as const]
    })
    // A guest who typed none of it reads that of the account later.
    const isEdited = isOpen && (buyer !== null || typed.length > 0)
    save({
      customer: isEdited ? Object.fromEntries(typed) : null,
      receiver,
      notes: textOf('notes'),
      giftNote: textOf('giftNote'),
    })
  }

  function edit(field: CheckoutField): void {
    flushSync(() => save({ customer: {} }))
    focusField(fieldId(field))
  }

  function choose(chosen: Partial<UnsavedCheckout>): void {
    placing.reset()
    save(chosen)
  }

  return (
    <div className={styles.columns}>
      <PauseBanner />
      <OrderSummary
        lines={lines}
        refused={refusedProducts(placing)}
        totals={totals}
        isPickup={isPickup}
        onQuantity={(id, quantity) => {
          placing.reset()
          setQuantity(id, quantity)
        }}
      />
      {errors.length > 0 && (
        <div className={styles.main}>
          <ErrorSummary
            id={errorSummaryId}
            key={attempt}
            title={t('errors.title', { count: errors.length })}
            lines={errors.map(({ field, code }) => ({
              id: fieldId(field),
              text: errorText(field, code),
            }))}
          />
        </div>
      )}
      <form {...form.formProps} onInput={onInput} className={styles.form} autoComplete="on">
        <CustomerParts
          buyer={buyer}
          isOpen={isOpen}
          texts={texts}
          onEdit={edit}
          errorOf={form.errorOf}
          arrival={
            isPickup ? (
              <p>{t('delivery.pickupText')}</p>
            ) : (
              <>
                <ArrivalTime days={deliveryDaysTo(destination, shop.settings)} />
                <p>
                  {[...facts.provinces(shop.settings), ...facts.pickup(shop.settings)].join(' ')}
                </p>
              </>
            )
          }
          pickupAddress={shop.settings.pickupAddress}
          way={way}
          unsaved={unsaved}
          onChoose={choose}
        />
        <Part title={t('payment.title')} lead={<p>{t('payment.lead')}</p>}>
          <WaysToPay
            offered={preview.offered}
            lettersOn={shop.settings.lettersOn}
            totalCents={totals.totalCents}
            way={way}
            error={form.errorOf(receiverPays)}
            value={paymentMethod}
            onChange={(chosen) => choose({ paymentMethod: chosen })}
          />
        </Part>
        <PlacePart preview={preview} placing={placing} errorCount={errors.length} />
      </form>
    </div>
  )
}

/** The products that kept the last order from being placed. */
function refusedProducts({ data }: Placing): readonly string[] {
  if (data === undefined || data.ok) return []
  return typeof data.error === 'object' && 'productIds' in data.error ? data.error.productIds : []
}

/** Loads the code of the confirmation while the buyer fills in the form. */
function useEarlyOrderPage(): void {
  useEffect(() => {
    // If it is lost, the browser opens the page at its address.
    import('../orders/OrderPage.tsx').catch(() => undefined)
  }, [])
}
