import {
  paymentMethodsFor,
  type Language,
  type PaymentMethod,
  type ShopSettings,
} from '@storefront/domain'
import { formatList, formatMoney } from '@storefront/i18n'

/** The provinces whose shipping differs, each with what it costs; empty without any. */
export function provinceList(terms: ShopSettings['provinceTerms'], language: Language): string {
  const costs = terms.flatMap(({ province, shippingCents }) =>
    shippingCents === null ? [] : [`${province} (${formatMoney(shippingCents, language)})`],
  )
  return formatList(costs, language)
}

/** The provinces with delivery days of their own. */
export const daysElsewhere = ({ provinceTerms }: Pick<ShopSettings, 'provinceTerms'>) =>
  provinceTerms.flatMap(({ province, deliveryDays: days }) =>
    days === null ? [] : [{ province, days }],
  )

/** The provinces where the shop's payment on delivery is not offered. */
export const withoutPaymentOnDelivery = ({
  onDeliveryOffered,
  provinceTerms,
}: Pick<ShopSettings, 'onDeliveryOffered' | 'provinceTerms'>): readonly string[] =>
  provinceTerms.flatMap((terms) =>
    onDeliveryOffered && !terms.onDeliveryOffered ? [terms.province] : [],
  )

/** How orders can be paid, for sentences that name all ways. */
export function waysToPay(settings: ShopSettings): PaymentMethod | 'both' {
  const [first = 'onDelivery', second] = paymentMethodsFor('', settings)
  return second === undefined ? first : 'both'
}
