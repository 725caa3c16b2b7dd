import { defaultShopSettings, type OutageCode, type ShopSettings } from '@storefront/domain'

import { brand } from '../content/brand.ts'
import type { Known } from './known.ts'
import type { PrintedSettings } from './printedCatalogue.ts'
import { useServices } from './services.tsx'
import { useStore } from './store.ts'

/** What the shop says of itself today, as far as is known, without the backend's code. */
export interface ShopSettingsState {
  /** Null until it is known. */
  readonly settings: ShopSettings | null
  /** Why it is not known, or not as of now. */
  readonly outage: OutageCode | null
  /** Looks it up once more. */
  readonly retry: () => void
}

/** Looks the shop's settings up while the component is there. While a page is hydrated nothing is known. */
export function useShopSettings(): ShopSettingsState {
  const { settings: store } = useServices()
  const { value, outage } = useStore({ get: store.get, subscribe: store.watch }, unknown)
  return { settings: value, outage, retry: () => void store.lookUp() }
}

const unknown: Known<ShopSettings> = { value: null, outage: null }

/** What prerendered text says of the shop: as it was printed until today's is known, and without it. */
export function usePrintedSettings(): PrintedSettings {
  const { printedCatalogue } = useServices()
  return useShopSettings().settings ?? printedCatalogue?.settings ?? defaultShopSettings
}

/** How to reach the shop: what the settings say, and the brand's own where they say nothing (spec section 3.6). */
export function shopContact(settings: Pick<ShopSettings, 'contact'> | null) {
  const { email = '', phone = '', whatsapp = '' } = settings?.contact ?? {}
  return {
    email: email || brand.email,
    phone: phone || brand.phone,
    /** Null where the shop has none. */
    whatsapp: whatsapp || null,
  }
}

/** The address that calls a number. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

/** The address that writes to a number on WhatsApp, which wants the country: a number without one is Ecuador's. */
export function whatsappLink(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return `https://wa.me/${digits.startsWith('0') ? `593${digits.slice(1)}` : digits}`
}
