import type { TabStore } from '@storefront/domain'
import { createContext, useContext } from 'react'

/** The services of the checkout, in addition to those of every feature. */
export interface CheckoutServices {
  /** The checkout's form data, until the order is placed. */
  readonly unsavedCheckout: TabStore
  /** The press of the next order, for all tabs of the browser: whatever they send makes one order. */
  readonly orderPress: TabStore
}

export const CheckoutContext = createContext<CheckoutServices | null>(null)

/** Throws an error outside a `CheckoutContext`. */
export function useCheckoutServices(): CheckoutServices {
  const services = useContext(CheckoutContext)
  if (services === null) throw new Error('useCheckoutServices() needs a CheckoutContext above it')
  return services
}
