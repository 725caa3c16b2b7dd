import type { DeliveryDays, ShopSettings } from '@storefront/domain'
import { formatList, formatMoney } from '@storefront/i18n'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { daysElsewhere, provinceList, waysToPay, withoutPaymentOnDelivery } from './buyingFacts.ts'

/** The sentences that a buyer decides by: what shipping costs and where it goes, where it can be picked up, when an order arrives, how it is paid, how it comes. */
export function useBuyingFacts() {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const money = (cents: number) => formatMoney(cents, language)
  const arrivalIn = (
    { from, to }: DeliveryDays,
    where: { readonly context?: 'to'; readonly province?: string } = {},
  ) =>
    from === to
      ? t('facts.deliveryExact', { count: to, ...where })
      : t('facts.delivery', { from, to, ...where })
  const facts = {
    shipping({ shippingCents, freeShippingFromCents }: ShopSettings): string {
      if (shippingCents === 0) return t('facts.shipping.free')
      return freeShippingFromCents === null
        ? t('facts.shipping.flat', { cost: money(shippingCents) })
        : t('facts.shipping.freeFrom', {
            cost: money(shippingCents),
            from: money(freeShippingFromCents),
          })
    },
    /** What is different about some provinces: shipping, and whether it may be paid on delivery. */
    provinces(
      settings: Pick<ShopSettings, 'onDeliveryOffered' | 'provinceTerms'>,
    ): readonly string[] {
      const costs = provinceList(settings.provinceTerms, language)
      const cashless = formatList(withoutPaymentOnDelivery(settings), language)
      return [
        ...(costs === '' ? [] : [t('facts.shipping.provinces', { list: costs })]),
        ...(cashless === '' ? [] : [t('facts.notOnDelivery', { list: cashless })]),
      ]
    },
    /** Where an order can be picked up; none where the shop does not offer it. */
    pickup: ({ pickupAddress }: Pick<ShopSettings, 'pickupAddress'>): readonly string[] =>
      pickupAddress === '' ? [] : [t('facts.pickup', { address: pickupAddress })],
    /** When an order arrives, also to a province where that is different; nothing that the owner has not said. */
    arrival: (
      settings: Pick<ShopSettings, 'deliveryDays' | 'provinceTerms'>,
    ): readonly string[] => [
      ...(settings.deliveryDays === null ? [] : [arrivalIn(settings.deliveryDays)]),
      ...daysElsewhere(settings).map(({ province, days }) =>
        arrivalIn(days, { context: 'to', province }),
      ),
    ],
    payment: (settings: ShopSettings): string => t(`facts.payment.${waysToPay(settings)}`),
  }
  return {
    ...facts,
    /** All of them, for where one decides; none while the settings are unknown. */
    all: (settings: ShopSettings | null): readonly string[] =>
      settings === null
        ? []
        : [
            facts.shipping(settings),
            ...facts.provinces(settings),
            ...facts.pickup(settings),
            ...facts.arrival(settings),
            facts.payment(settings),
            t('facts.box'),
          ],
  }
}
