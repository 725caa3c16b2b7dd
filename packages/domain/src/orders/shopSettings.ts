import type { Cents } from '../money/money.ts'
import type { Localized } from '../shared/language.ts'

/** The owner's switches, `settings/shop`. */
export interface ShopSettings {
  readonly shippingCents: Cents
  /** Subtotal from which shipping is free; null when it never is. */
  readonly freeShippingFromCents: Cents | null
  readonly salesPaused: boolean
  /** Why sales are paused, shown at checkout; empty texts fall back to the site's own words. */
  readonly salesPausedMessage: Localized<string>
}

/** What holds until `settings/shop` says otherwise: 5.00, free from 100.00 (decisions). */
export const defaultShopSettings: ShopSettings = {
  shippingCents: 500,
  freeShippingFromCents: 10_000,
  salesPaused: false,
  salesPausedMessage: { es: '', en: '' },
}

/** Shipping for a subtotal, in cents: flat, and free from the limit on (decisions). */
export function shippingFor(subtotalCents: Cents, settings: ShopSettings): Cents {
  const { freeShippingFromCents, shippingCents } = settings
  return freeShippingFromCents !== null && subtotalCents >= freeShippingFromCents
    ? 0
    : shippingCents
}

/** What a subtotal lacks for free shipping, in cents: 0 when it has it, null when it never can. */
export function missingForFreeShipping(subtotalCents: Cents, settings: ShopSettings): Cents | null {
  if (shippingFor(subtotalCents, settings) === 0) return 0
  const { freeShippingFromCents } = settings
  return freeShippingFromCents === null ? null : freeShippingFromCents - subtotalCents
}
