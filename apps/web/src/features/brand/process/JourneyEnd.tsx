import { bottleDestiladoMoon } from '@storefront/imagery/bottle-destilado-moon'
import { bottleShadowMoon } from '@storefront/imagery/bottle-shadow-moon'
import { process6Night } from '@storefront/imagery/process-6-night'
import { Picture, Text } from '@storefront/ui'
import { useRef, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BottleActions } from '../../shop/bottles/BottleActions.tsx'
import { AddedNotice } from '../../shop/cart/AddedNotice.tsx'
import { useShop } from '../../shop/cart/useShop.ts'
import { distilledBottle } from '../../shop/catalog/distilledBottle.ts'
import { offerOf } from '../../shop/catalog/offer.ts'
import { PriceLine } from '../../shop/catalog/PriceLine.tsx'
import { ChapterLayout } from './JourneyChapter.tsx'
import styles from './JourneyEnd.module.css'

/** The end of the journey: the same arch by night, and the bottle with price and button. */
export function JourneyEnd() {
  const { t } = useTranslation('catalog')
  const language = useLanguage()
  const shop = useShop()
  const pin = useRef<HTMLElement>(null)
  const { product, lead } = distilledBottle
  const offer = offerOf(shop, product.id)

  /**
   * Scrolls to the chapter when the keyboard focuses something in it. The browser does not: a sticky chapter counts
   * as visible before its turn.
   */
  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const isPinned = pin.current !== null && getComputedStyle(pin.current).position === 'sticky'
    if (isPinned && target.matches(':focus-visible')) {
      document.getElementById('bottle')?.scrollIntoView()
    }
  }

  return (
    <ChapterLayout
      ref={pin}
      numeral={null}
      onFocus={onFocus}
      plate={
        <div className={styles.night}>
          <Picture picture={process6Night} alt="" sizes="(width < 40rem) 84vw, 38rem" />
          <div className={styles.arch}>
            <Picture
              className={styles.shadow}
              picture={bottleShadowMoon}
              alt=""
              sizes="(width < 40rem) 63vw, 28rem"
            />
            <svg className={styles.drop} viewBox="0 0 40 60" aria-hidden="true">
              <path d="M20 2c7 15 16 24 16 36a16 16 0 0 1-32 0C4 26 13 17 20 2Z" />
            </svg>
            <Picture
              className={styles.bottle}
              picture={bottleDestiladoMoon}
              alt={product.alt[language]}
              sizes="(width < 40rem) 23vw, 10rem"
            />
          </div>
        </div>
      }
    >
      <Text look="eyebrow">{t('vessel')}</Text>
      <h2>{product.name}</h2>
      <p>{lead[language]}</p>
      <div className={styles.price}>
        <PriceLine offer={offer} />
      </div>
      <div className={styles.act}>
        <BottleActions product={product} shop={shop} />
      </div>
      <AddedNotice added={shop.added} />
    </ChapterLayout>
  )
}
