import { checkAmount } from '../money/checkAmount.ts'
import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import { checkOptional } from '../shared/numberFields.ts'
import { ok, type Result } from '../shared/result.ts'
import { checkLength } from '../shared/textFields.ts'
import type { ShopSettings } from './shopSettings.ts'

/** The fields of the form in which an admin sets the shop. */
export type ShopSettingsField =
  'shipping' | 'freeShippingFrom' | 'salesPaused' | 'messageEs' | 'messageEn'

/** Characters of the message of paused sales at most; the database's rules refuse more. */
export const maxMessageLength = 300

/**
 * Checks edited settings (decisions, "Checkout and orders"). A checked box is `on`. Without a limit
 * shipping is never free; without a message the site's own words stand.
 */
export function checkShopSettings(
  form: Readonly<Record<ShopSettingsField, string>>,
): Result<ShopSettings, FieldErrors<ShopSettingsField>> {
  const checked = checkFields({
    shipping: checkAmount(form.shipping),
    freeShippingFrom: checkOptional(form.freeShippingFrom, checkAmount),
    salesPaused: ok(form.salesPaused === 'on'),
    messageEs: checkLength(form.messageEs, maxMessageLength),
    messageEn: checkLength(form.messageEn, maxMessageLength),
  })
  if (!checked.ok) return checked
  const { shipping, freeShippingFrom, salesPaused, messageEs, messageEn } = checked.value
  return ok({
    shippingCents: shipping,
    freeShippingFromCents: freeShippingFrom,
    salesPaused,
    salesPausedMessage: { es: messageEs, en: messageEn },
  })
}
