import { distilledPath } from '@storefront/brand'
import { formatMoney, formatNumber } from '@storefront/i18n'
import { bottleDestiladoMoon } from '@storefront/imagery/bottle-destilado-moon'
import { Picture, Text } from '@storefront/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { AddedNotice } from '../../shop/cart/AddedNotice.tsx'
import { AddToCart } from '../../shop/cart/AddToCart.tsx'
import { useShop } from '../../shop/cart/useShop.ts'
import { offerOf, priceToBuy } from '../../shop/catalog/offer.ts'
import { distilled } from '../../shop/catalog/products.ts'
import styles from './HouseBottle.module.css'

/** The bottle that every recipe is made with, before the moon, with a button to buy it and a link to its page. */
export function HouseBottle() {
  const { t } = useTranslation('cocktails')
  const language = useLanguage()
  const nameId = useId()
  const shop = useShop()
  const offer = offerOf(shop, distilled.id)
  const price = priceToBuy(offer)
  return (
    <section className={styles.bottle} data-world="night" aria-labelledby={nameId}>
      <div className={styles.stand}>
        <Picture
          className={styles.picture}
          picture={bottleDestiladoMoon}
          alt={distilled.alt[language]}
          sizes="10rem"
        />
      </div>
      <div className={styles.words}>
        <Text look="eyebrow">{t('bottle.eyebrow')}</Text>
        <h2 id={nameId} className={styles.name}>
          {distilled.name}
        </h2>
        {typeof offer === 'object' && offer.alcoholByVolume !== null && (
          <p>
            {t('bottle.facts', {
              percent: formatNumber(offer.alcoholByVolume, language),
              ml: offer.volumeMl,
            })}
          </p>
        )}
        {price !== null && <p className={styles.price}>{formatMoney(price, language)}</p>}
        <AddToCart name={distilled.name} offer={offer} shop={shop} short />
        <LocalizedLink className={styles.link} to={distilledPath}>
          {t('bottle.link')}
        </LocalizedLink>
        <AddedNotice added={shop.added} />
      </div>
    </section>
  )
}
