import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { AccountContext } from '../../features/account/access/accountServices.ts'
import { AgeGateContext } from '../../features/brand/age-gate/ageGateStore.ts'
import { AdminContext } from '../../features/desk/adminServices.ts'
import { CartContext } from '../../features/shop/cart/useCart.ts'
import { CheckoutContext } from '../../features/shop/checkout/checkoutServices.ts'
import { ServicesProvider } from '../../shared/services.tsx'
import { CookieConsentContext } from '../layout/CookieConsent.tsx'
import type { AppServices } from './createServices.ts'

interface AppServicesProviderProps {
  readonly services: AppServices
  readonly children: ReactNode
}

/** Provides the shared services and each feature's own. */
export function AppServicesProvider({ services, children }: AppServicesProviderProps) {
  return (
    <ServicesProvider services={services}>
      <QueryClientProvider client={services.queryClient}>
        <AgeGateContext value={services.ageGate}>
          <CookieConsentContext value={services.consent}>
            <AccountContext value={services}>
              <AdminContext value={services}>
                <CheckoutContext value={services}>
                  <CartContext value={services.cart}>{children}</CartContext>
                </CheckoutContext>
              </AdminContext>
            </AccountContext>
          </CookieConsentContext>
        </AgeGateContext>
      </QueryClientProvider>
    </ServicesProvider>
  )
}
