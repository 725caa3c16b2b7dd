import {
  type Language,
  type ShopSettings,
  type ShopSettingsField,
  toDecimal,
} from '@storefront/domain'

import { formatTyped } from '../../../i18n/format.ts'

/** The form's fields, in the order they are seen. */
export const settingsFields = [
  'shipping',
  'freeShippingFrom',
  'salesPaused',
  'messageEs',
  'messageEn',
] as const satisfies readonly ShopSettingsField[]

/** The form of stored settings, amounts as one types them in a language; a checked box is `on`. */
export function settingsFormOf(
  settings: ShopSettings,
  language: Language,
): Record<ShopSettingsField, string> {
  const amount = (cents: number) => formatTyped(toDecimal(cents), language, 2)
  const { shippingCents, freeShippingFromCents, salesPaused, salesPausedMessage } = settings
  return {
    shipping: amount(shippingCents),
    freeShippingFrom: freeShippingFromCents === null ? '' : amount(freeShippingFromCents),
    salesPaused: salesPaused ? 'on' : '',
    messageEs: salesPausedMessage.es,
    messageEn: salesPausedMessage.en,
  }
}
