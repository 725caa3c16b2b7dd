import { isCustomerComplete, type Account } from '@storefront/domain'
import { useState } from 'react'

import type { CheckoutShop } from './checkoutState.ts'
import { useUnsavedCheckout } from './useUnsavedCheckout.ts'

type StoredDetails = Pick<CheckoutShop, 'profile' | 'customer' | 'isBuyerKnown'>

/**
 * Whether the delivery's form is open, and the stored details that it started with: another tab may have saved
 * others since. It starts again when a guest's sign-in has brought the details of an account.
 */
export function useDeliveryEdit(account: Account | null, stored: StoredDetails) {
  const { read, save } = useUnsavedCheckout()
  const owner = stored.isBuyerKnown ? (account?.uid ?? '') : ''
  const start = () => ({
    owner,
    profile: stored.isBuyerKnown ? stored.profile : undefined,
    customer: stored.customer,
    isOpen:
      !stored.isBuyerKnown || read().delivery !== null || !isCustomerComplete(stored.customer),
  })
  const [edit, setEdit] = useState(start)
  if (edit.owner !== owner) setEdit(start())
  return {
    ...edit,
    /** Opens the form. */
    open() {
      save({ delivery: {} })
      setEdit({ ...start(), isOpen: true })
    },
  }
}
