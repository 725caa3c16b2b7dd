import type { ShopSettings } from '@storefront/domain'

import { brand } from './brand.ts'

/** A telephone number as it is shown, and in E.164 for links; empty if nobody can call it. */
export interface PhoneNumber {
  readonly shown: string
  readonly e164: string
}

/** How to contact the shop: the settings' values, with the brand's in place of empty ones (spec section 3.6). */
export function shopContact(settings: Pick<ShopSettings, 'contact' | 'contactE164'> | null) {
  const { email = '', phone = '', whatsapp = '' } = settings?.contact ?? {}
  const e164 = settings?.contactE164 ?? { phone: '', whatsapp: '' }
  return {
    email: email || brand.email,
    phone:
      phone === ''
        ? { shown: brand.phone, e164: brand.phone.replaceAll(' ', '') }
        : { shown: phone, e164: e164.phone },
    /** Null if the shop has none. */
    whatsapp: e164.whatsapp === '' ? null : { shown: whatsapp, e164: e164.whatsapp },
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

/** The `tel:` link of a number in E.164. */
export const phoneLink = (e164: string): string => `tel:${e164}`

/**
 * The WhatsApp link of a mobile number in E.164.
 *
 * @param text what the message begins with
 */
export const whatsappLink = (e164: string, text: string): string =>
  `https://wa.me/${e164.replace('+', '')}?text=${encodeURIComponent(text)}`
