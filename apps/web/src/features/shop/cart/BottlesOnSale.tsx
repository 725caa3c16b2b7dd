import { Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { BottleStand } from '../catalog/BottleStand.tsx'
import { mayBeBought, offerOf } from '../catalog/offer.ts'
import { PriceLine } from '../catalog/PriceLine.tsx'
import { products, type ProductContent } from '../catalog/products.ts'
import { AddToCart } from './AddToCart.tsx'
import styles from './BottlesOnSale.module.css'
import { useShop, type Shop } from './useShop.ts'

interface BottlesOnSaleProps {
  /** Called when a bottle is added; the cart then replaces this list, and the button loses the focus. */
  readonly onAdded: () => void
  /** Called when the link to a bottle's page is followed. */
  readonly onLeave?: (() => void) | undefined
}

/** The bottles on sale at today's prices, offered in an empty cart. */
export function BottlesOnSale({ onAdded, onLeave }: BottlesOnSaleProps) {
  const { t } = useTranslation('cart')
  const shop = useShop()
  const onSale = products.filter(({ id, path }) => path !== null && mayBeBought(offerOf(shop, id)))
  if (onSale.length === 0) return null
  const adding: Shop = {
    ...shop,
    add(product, quantity) {
      shop.add(product, quantity)
      onAdded()
    },
  }
  return (
    <ul role="list" className={styles.bottles} aria-label={t('onSale')}>
      {onSale.map((bottle) => (
        <BottleOnSale key={bottle.id} bottle={bottle} shop={adding} onLeave={onLeave} />
      ))}
    </ul>
  )
}

interface BottleOnSaleProps extends Pick<BottlesOnSaleProps, 'onLeave'> {
  readonly bottle: ProductContent
  readonly shop: Shop
}

function BottleOnSale({ bottle, shop, onLeave }: BottleOnSaleProps) {
  const { t } = useTranslation('cart')
  const language = useLanguage()
  const { id, name, note, path } = bottle
  const offer = offerOf(shop, id)
  return (
    <li className={styles.bottle} data-world="night">
      <div className={styles.picture}>
        <BottleStand product={bottle} moon="full" />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>
          {path === null ? (
            name
          ) : (
            <LocalizedLink to={path} onClick={onLeave}>
              {name}
            </LocalizedLink>
          )}
        </p>
        <p className={styles.note}>{note[language]}</p>
        {typeof offer === 'object' && (
          <Text look="note">{t('volume', { ml: offer.volumeMl })}</Text>
        )}
        <div className={styles.end}>
          <PriceLine offer={offer} />
          <AddToCart name={name} offer={offer} shop={shop} short />
        </div>
      </div>
    </li>
  )
}
