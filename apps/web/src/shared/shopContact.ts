import type { ShopSettings } from '@storefront/domain'

import { brand } from '../content/brand.ts'

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
