import type { ShopSettings } from '@storefront/domain'

import { brand } from '../content/brand.ts'
import { type PublicAnswer, publicQuery, usePublicQuery } from './query/publicQuery.ts'
import { type Services, useServices } from './services.tsx'

/** What the shop says of itself; as printed, without its bank account. */
export const settingsQuery = (services: Services) =>
  publicQuery(services, 'settings', ({ settings }) => settings.shop())

/**
 * The shop's settings, for all but the checkout and the dashboard.
 *
 * @param enabled whether to request them; what is cached is read in any case
 */
export function useSettings({ enabled = true } = {}): PublicAnswer<ShopSettings> {
  return usePublicQuery(settingsQuery(useServices()), enabled)
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
