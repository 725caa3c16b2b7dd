import {
  checkCheckout,
  checkCredentials,
  ok,
  type Account,
  type AuthError,
  type CheckedCheckout,
  type CheckoutFields,
} from '@storefront/domain'
import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'

import { focusField } from '../../shared/forms/ErrorSummary.tsx'
import { useForm } from '../../shared/forms/useForm.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { localizedPath } from '../../shared/navigation/paths.ts'
import { useServices } from '../../shared/services.tsx'
import type { Settled } from '../../shared/useAction.ts'
import { useCart } from '../cart/useCart.ts'
import { accountLineId } from './AccountPart.tsx'
import { fieldId } from './checkoutField.ts'
import type { CheckoutShop } from './checkoutState.ts'
import { deliveryTexts } from './DeliveryFields.tsx'
import { useCheckoutErrors } from './useCheckoutErrors.ts'
import { useCheckoutSignIn, type SignedIn } from './useCheckoutSignIn.ts'
import { useDeliveryEdit } from './useDeliveryEdit.ts'
import { useOrdering } from './useOrdering.ts'
import type { OrderPreview } from './useOrderPreview.ts'
import type { PlaceOrderAction } from './usePlacement.ts'
import {
  checkoutFields,
  deliveryFields,
  useUnsavedCheckout,
  type CheckoutField,
  type UnsavedDelivery,
} from './useUnsavedCheckout.ts'

interface CheckoutFormOptions {
  /** Null for a guest. */
  readonly account: Account | null
  readonly shop: CheckoutShop
  readonly preview: OrderPreview
  readonly placing: PlaceOrderAction
}

/** What the checkout's form does: it checks and keeps what is typed, signs the guest in, and orders. */
export function useCheckoutForm({ account, shop, preview, placing }: CheckoutFormOptions) {
  const { session } = useServices()
  const { dispatch } = useCart()
  const language = useLanguage()
  const navigate = useNavigate()
  const unsaved = useUnsavedCheckout()
  const isGuest = account === null
  const delivery = useDeliveryEdit(account, shop)
  const signIn = useCheckoutSignIn()
  const ordering = useOrdering({
    account,
    verifiedEmailOnly: shop.settings.verifiedEmailOnly,
    placing,
    renewTime: preview.renewTime,
  })
  const [choosesSignIn, setChoosesSignIn] = useState(false)
  // Until the data of the account has come.
  const isSigningIn = choosesSignIn && (isGuest || shop.isBuyerLoading)

  const form = useForm<CheckoutField, CheckedCheckout>({
    fields: checkoutFields,
    check: (typed) =>
      isSigningIn
        ? checkSignIn(typed)
        : checkCheckout(typed, { account: isGuest, delivery: delivery.isOpen }),
    submit: (valid) => (isSigningIn ? signInFirst(valid) : order(valid)),
    ...(!isSigningIn && { onRefused: () => errors.onRefused() }),
  })
  const errors = useCheckoutErrors({ form, signIn, isShown })

  function isShown(field: CheckoutField): boolean {
    if (field === 'email' || field === 'password') return isGuest
    return !isSigningIn && (delivery.isOpen || field === 'notes' || field === 'adult')
  }

  async function signInFirst({ credentials }: CheckedCheckout): Promise<CheckoutField | void> {
    if (credentials === null) return undefined
    const settled = await signIn.signIn(credentials)
    focusAccount(settled)
    return errors.onSignedIn(settled, credentials.email, 'sign-in')
  }

  /** The account that orders; a guest's is made now. Null if there is none, or if its cart has to be seen first. */
  async function findBuyer({ credentials, delivery: fields }: CheckedCheckout) {
    if (account !== null) return account
    if (credentials === null || fields === null) return null
    const { nombre, cedula } = fields
    const settled = await signIn.register({ credentials, nombre, cedula })
    const refused = errors.onSignedIn(settled, credentials.email, 'order')
    if (refused !== undefined) return refused
    if (settled?.status !== 'done' || settled.value.session.status !== 'signed-in') return null
    return settled.value.arrived.length > 0 ? null : settled.value.session.account
  }

  async function order(valid: CheckedCheckout): Promise<CheckoutField | void> {
    signIn.onArrivedSeen()
    const buyer = await findBuyer(valid)
    if (typeof buyer === 'string') return buyer
    if (buyer === null) return undefined
    const { delivery: fields, notes } = valid
    await ordering.order(buyer, {
      seen: { ...preview.seen, notes },
      recipient: fields ?? shop.customer,
      typed: fields && { before: delivery.profile, fields },
    })
    return undefined
  }

  /** Keeps what is typed, except for the password. */
  function onInput(event: FormEvent<HTMLFormElement>): void {
    form.formProps.onInput(event)
    errors.onInput(event)
    const data = new FormData(event.currentTarget)
    const textOf = (field: CheckoutField) => {
      const text = data.get(field)
      return typeof text === 'string' ? text : ''
    }
    const stored = deliveryTexts(delivery.customer)
    const typed: UnsavedDelivery = {}
    for (const field of deliveryFields) {
      if (data.has(field) && textOf(field) !== stored[field]) typed[field] = textOf(field)
    }
    // A guest who typed nothing of the delivery reads that of the account later.
    const isEdited = delivery.isOpen && (!isGuest || Object.keys(typed).length > 0)
    unsaved.save({
      ...(isGuest && { email: textOf('email') }),
      delivery: isEdited ? typed : null,
      notes: textOf('notes'),
    })
  }

  return {
    formProps: { ...form.formProps, onInput },
    busy: form.isSubmitting || placing.state.status === 'busy',
    errors,
    delivery,
    signIn,
    ordering,
    /** Whether the guest signs in before anything else. */
    isSigningIn,
    chooseSignIn(chosen: boolean): void {
      flushSync(() => setChoosesSignIn(chosen))
      focusField(fieldId('email'))
    },
    async continueWithGoogle(): Promise<void> {
      const settled = await signIn.signInWithGoogle()
      focusAccount(settled)
      errors.onSignedIn(settled, '', 'google')
    },
    editDelivery(): void {
      flushSync(() => {
        ordering.stopWaiting()
        delivery.open()
      })
      focusField(fieldId('nombre'))
    },
    /** Signs out. The bottles chosen before the sign-in here, and what was typed, stay with the guest. */
    async leaveAccount(): Promise<void> {
      const { brought } = signIn
      const typed = unsaved.read()
      await session.signOut()
      if (brought.length === 0) {
        await navigate(localizedPath('/login?returnTo=/checkout', language))
        return
      }
      for (const line of brought) dispatch({ type: 'add', line })
      unsaved.saveForGuest({ ...typed, email: '' })
    },
  }
}

/** The button that signed in is gone. Bottles that came with the account take the focus themselves. */
function focusAccount(settled: Settled<SignedIn, AuthError> | null): void {
  if (settled?.status === 'done' && settled.value.arrived.length === 0) focusField(accountLineId)
}

/** Only the account is checked when a guest signs in first. */
function checkSignIn(typed: CheckoutFields) {
  const checked = checkCredentials(typed)
  return checked.ok ? ok({ credentials: checked.value, delivery: null, notes: '' }) : checked
}
