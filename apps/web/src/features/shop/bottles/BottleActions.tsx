import { buttonAttributes } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { AddToCart } from '../cart/AddToCart.tsx'
import type { Shop } from '../cart/useShop.ts'
import { offerOf } from '../catalog/offer.ts'
import type { ProductContent } from '../catalog/products.ts'

interface BottleActionsProps {
  readonly product: ProductContent
  readonly shop: Shop
}

/** What a visitor can do with a bottle: add it to the cart, or read more about it. */
export function BottleActions({ product, shop }: BottleActionsProps) {
  return (
    <>
      <AddToCart name={product.name} offer={offerOf(shop, product.id)} shop={shop} />
      <LearnMore product={product} />
    </>
  )
}

/** The link to a bottle's page; nothing while it has none. */
export function LearnMore({ product: { name, path } }: Pick<BottleActionsProps, 'product'>) {
  const { t } = useTranslation('catalog')
  if (path === null) return null
  return (
    <LocalizedLink
      to={path}
      aria-label={t('learnMoreNamed', { name })}
      {...buttonAttributes({ variant: 'quiet' })}
    >
      {t('learnMore')}
    </LocalizedLink>
  )
}
