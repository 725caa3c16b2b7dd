import { availabilityOf } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import type { Shop } from '../cart/useShop.ts'
import { offerOf, priceToBuy } from '../catalog/offer.ts'
import { products, type ProductContent } from '../catalog/products.ts'
import { NotifyMe } from './NotifyMe.tsx'

interface SoldOutProps {
  readonly product: ProductContent
  readonly shop: Shop
  readonly className?: string | undefined
}

/** Says that a bottle is sold out, which others can be bought, and takes an address. Renders nothing for any other bottle. */
export function SoldOut({ product, shop, className }: SoldOutProps) {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const offer = offerOf(shop, product.id)
  if (typeof offer === 'string' || availabilityOf(offer) !== 'sold-out') return null
  const others = products.flatMap(({ id, name, path }) => {
    const price = priceToBuy(offerOf(shop, id))
    return path === null || price === null ? [] : [{ id, name, path, price }]
  })
  return (
    <div className={className}>
      <p>
        <span>{t(others.length === 0 ? 'soldOutAll' : 'soldOutInstead')}</span>
        {others.map(({ id, name, path, price }) => (
          <span key={id}>
            {' '}
            <LocalizedLink to={path}>{`${name}, ${formatMoney(price, language)}`}</LocalizedLink>
          </span>
        ))}
      </p>
      <NotifyMe product={product} />
    </div>
  )
}
