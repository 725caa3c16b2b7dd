import {
  dayMs,
  dayOf,
  deliveryDaysTo,
  destinationOf,
  type Owed,
  type ShopSettings,
} from '@storefront/domain'

/** The settings that say what is late. */
export type LateSettings = Pick<ShopSettings, 'deliveryDays' | 'provinceTerms'>

/** The days after which something is late that has no setting; a shipment has one that may be empty. */
const lateAfterDays = { collect: 3, refund: 0, deliver: 7, shipWithoutSetting: 2 } as const

/** Since how many whole days of the shop's calendar something is owed, and whether it should not wait any longer. */
export function waitOf(
  { kind, since }: Pick<Owed, 'kind' | 'since'>,
  order: Parameters<typeof destinationOf>[0],
  settings: LateSettings,
  now: number,
): { readonly days: number; readonly isLate: boolean } {
  const days = Math.max(0, Math.round((dayOf(now).from - dayOf(since).from) / dayMs))
  const promised = deliveryDaysTo(destinationOf(order), settings)
  const limit =
    kind === 'ship' ? (promised?.from ?? lateAfterDays.shipWithoutSetting) : lateAfterDays[kind]
  return { days, isLate: days >= limit }
}
