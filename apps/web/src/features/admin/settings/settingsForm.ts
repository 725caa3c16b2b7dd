import {
  type Language,
  type ShopSettings,
  type ShopSettingsField,
  toDecimal,
} from '@storefront/domain'

import { formatTyped } from '../../../shared/i18n/format.ts'

/** The form's fields, in the order they are seen. */
export const settingsFields = [
  'shipping',
  'freeShippingFrom',
  'salesPaused',
  'messageEs',
  'messageEn',
] as const satisfies readonly ShopSettingsField[]

/** The form as it is typed; a checked box is `on`. */
export type SettingsForm = Readonly<Record<ShopSettingsField, string>>

/** The form of stored settings, amounts as one types them in a language. */
export function settingsFormOf(settings: ShopSettings, language: Language): SettingsForm {
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
