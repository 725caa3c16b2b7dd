import { availabilityOf, type Product } from '../catalog/product.ts'
import type { ReviewedPart, ShopSettings } from './shopSettings.ts'

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
  readonly settings: ShopSettings
  /** What only a person can check, of what the site is built with. */
  readonly toReview: readonly ReviewedPart[]
  /** Whether there is an account for transfers; null where it is unknown, as to a build. */
  readonly hasAccount: boolean | null
  /** Whether there is an order, of any status; null where it is unknown. */
  readonly hasOrder: boolean | null
  /** Whether the admin who looks has verified their e-mail address; null where nobody does. */
  readonly isVerified: boolean | null
}

/**
 * What a shop lacks before it sells, in the order of `sellingParts` (spec section 2.19); empty once nothing does. The
 * dashboard shows it, and the check of a deployment names what the build knows of it. A new shop has a shipping fee, so
 * the delivery time, which has no default, stands for both. Of what is unknown nothing is said.
 */
export function missingToSell(shop: Shop): readonly SellingPart[] {
  const { products, settings, toReview, hasAccount, hasOrder, isVerified } = shop
  const { deliveryDays, owner, reviewed } = settings
  const onSale = products.filter(({ active, comingSoon }) => active && !comingSoon)
  const isReviewed = (part: ReviewedPart) => !toReview.includes(part) || reviewed.includes(part)
  const isThere: Readonly<Record<SellingPart, boolean>> = {
    prices:
      onSale.length > 0 && onSale.every((one) => one.priceCents !== null && one.stock !== null),
    alcoholContent: !products.some(lacksAlcoholContent),
    deliveryDays: deliveryDays !== null,
    bankAccount: hasAccount ?? true,
    legalName: owner.legalName !== '',
    ruc: owner.ruc !== '',
    address: owner.address !== '',
    returnDays: owner.returnDays !== null,
    order: hasOrder ?? true,
    medals: isReviewed('medals'),
    team: isReviewed('team'),
    facts: isReviewed('facts'),
    legalTexts: isReviewed('legalTexts'),
    verification: isVerified ?? true,
  }
  return sellingParts.filter((part) => !isThere[part])
}

/** Whether a product can be bought although its alcohol content is unknown. */
export const lacksAlcoholContent = (product: Product): boolean =>
  availabilityOf(product) === 'available' && product.alcoholByVolume === null
