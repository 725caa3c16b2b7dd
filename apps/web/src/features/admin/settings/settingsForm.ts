import {
  checkShopSettings,
  type Language,
  type ShopSettings,
  type ShopSettingsField,
  toDecimal,
} from '@storefront/domain'

import { formatTyped } from '../../../shared/i18n/format.ts'
import type { EditedForm, Typed } from '../frame/useEdit.ts'

/** The form of the shop's settings. */
export const settingsForm: EditedForm<ShopSettings, ShopSettingsField, ShopSettings> = {
  fields: ['shipping', 'freeShippingFrom', 'salesPaused', 'messageEs', 'messageEn'],
  boxes: ['salesPaused'],
  formOf: settingsFormOf,
  check: checkShopSettings,
}

function settingsFormOf(settings: ShopSettings, language: Language): Typed<ShopSettingsField> {
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
