import { availabilityOf, type Product } from '../catalog/product.ts'
import type { AdminSettings, ReviewedPart } from './shopSettings.ts'

/** What a shop lacks before it sells, in the order in which it is done. */
export const sellingParts = [
  'prices',
  'alcoholContent',
  'deliveryDays',
  'bankAccount',
  'legalName',
  'ruc',
  'address',
  'returnDays',
  'order',
  'medals',
  'team',
  'facts',
  'legalTexts',
  'verification',
] as const

export type SellingPart = (typeof sellingParts)[number]

interface Shop {
  readonly products: readonly Product[]
  readonly settings: AdminSettings
  /** Whether there is an order, of any status. */
  readonly hasOrder: boolean
  /** What only a person can check, of what the site is built with. */
  readonly toReview: readonly ReviewedPart[]
  /** Whether the admin who looks has verified their e-mail address. */
  readonly isVerified: boolean
}

/**
 * What a shop lacks before it sells, in the order of `sellingParts` (spec section 2.19); empty once nothing does. A new
 * shop has a shipping fee, so the delivery time, which has no default, stands for both.
 */
export function missingToSell(shop: Shop): readonly SellingPart[] {
  const { products, settings, hasOrder, toReview, isVerified } = shop
  const { deliveryDays, bankAccount, owner, reviewed } = settings
  const onSale = products.filter(({ active, comingSoon }) => active && !comingSoon)
  const isReviewed = (part: ReviewedPart) => !toReview.includes(part) || reviewed.includes(part)
  const isThere: Readonly<Record<SellingPart, boolean>> = {
    prices:
      onSale.length > 0 && onSale.every((one) => one.priceCents !== null && one.stock !== null),
    alcoholContent: !products.some(lacksAlcoholContent),
    deliveryDays: deliveryDays !== null,
    bankAccount: bankAccount !== null,
    legalName: owner.legalName !== '',
    ruc: owner.ruc !== '',
    address: owner.address !== '',
    returnDays: owner.returnDays !== null,
    order: hasOrder,
    medals: isReviewed('medals'),
    team: isReviewed('team'),
    facts: isReviewed('facts'),
    legalTexts: isReviewed('legalTexts'),
    verification: isVerified,
  }
  return sellingParts.filter((part) => !isThere[part])
}

/** Whether a product can be bought although its alcohol content is unknown. */
export const lacksAlcoholContent = (product: Product): boolean =>
  availabilityOf(product) === 'available' && product.alcoholByVolume === null
