import type { ShopSettings } from '@storefront/domain'
import { queryOptions } from '@tanstack/react-query'

import { brand } from '../content/brand.ts'
import { publicQuery, usePublicQuery, type PublicQueryState } from './query/publicQuery.ts'
import { useServices, type LoadBackend, type Services } from './services.tsx'

/** The shop's public settings. */
export const settingsQuery = (services: Services) =>
  publicQuery(services, 'settings', ({ settings }) => settings.shop())

/**
 * The shop's settings, possibly those of the build: the checkout and the dashboard, which need current
 * ones, do not use this hook.
 *
 * @param enabled whether to request them; cached settings are returned in any case
 */
export function useSettings({ enabled = true } = {}): PublicQueryState<ShopSettings> {
  return usePublicQuery(settingsQuery(useServices()), enabled)
}

/** The account for bank transfers, for a signed-in visitor; null while the owner has set none. */
export const bankAccountQuery = (loadBackend: LoadBackend, uid: string) =>
  queryOptions({
    queryKey: ['bank-account', uid],
    queryFn: async () => (await loadBackend()).settings.bankAccount(),
  })

/** How to contact the shop: the settings' values, with the brand's in place of empty ones (spec section 3.6). */
export function shopContact(settings: Pick<ShopSettings, 'contact'> | null) {
  const { email = '', phone = '', whatsapp = '' } = settings?.contact ?? {}
  return {
    email: email || brand.email,
    phone: phone || brand.phone,
    /** Null if the shop has none. */
    whatsapp: whatsapp || null,
  }
}

/** The `mailto:` link of an address, in which nothing of the address can add a header. */
export function mailLink(email: string, subject?: string, body?: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  const headers = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return `mailto:${address}${headers.length === 0 ? '' : `?${headers.join('&')}`}`
}

/** The `tel:` link of a number. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

/**
 * The WhatsApp link of a number. WhatsApp needs the country code: a number without one gets Ecuador's.
 *
 * @param text what the message begins with
 */
export function whatsappLink(phone: string, text: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  const number = digits.startsWith('0') ? `593${digits.slice(1)}` : digits
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
