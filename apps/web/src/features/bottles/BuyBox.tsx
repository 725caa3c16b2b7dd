import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { useSettings } from '../../shared/useSettings.ts'
import { AddedNotice } from '../cart/AddedNotice.tsx'
import { useBuyingFacts } from '../cart/useBuyingFacts.ts'
import type { Shop } from '../cart/useShop.ts'
import { offerOf } from '../catalog/offer.ts'
import { PriceLine } from '../catalog/PriceLine.tsx'
import type { ProductContent } from '../catalog/products.ts'
import { BuyBar } from './BuyBar.tsx'
import styles from './BuyBox.module.css'
import { BuyControls, useChosenQuantity } from './BuyControls.tsx'
import { SoldOut } from './SoldOut.tsx'
import { useLimitText } from './useLimitText.ts'

interface BuyBoxProps {
  readonly product: ProductContent
  readonly shop: Shop
  /** The bottle's part of the page. */
  readonly part: RefObject<HTMLElement | null>
}

/** Price, quantity and the button to buy; on phones a bar replaces them once they have scrolled out of sight. */
export function BuyBox({ product, shop, part }: BuyBoxProps) {
  const { t } = useTranslation('catalog')
  const controls = useRef<HTMLDivElement>(null)
  const { name } = product
  const offer = offerOf(shop, product.id)
  const chosen = useChosenQuantity(offer, shop)
  const { quantity } = chosen
  // Without settings, prices are missing too, which the page says.
  const sentences = useBuyingFacts().all(useSettings().data)
  const limitText = useLimitText(offer, shop, quantity)

  return (
    <>
      <div className={styles.box}>
        <PriceLine offer={offer} />
        <SoldOut className={styles.soldOut} product={product} shop={shop} />
        <div ref={controls} className={styles.controls}>
          <BuyControls name={name} offer={offer} shop={shop} chosen={chosen} />
        </div>
        <p role="status" className={styles.left}>
          {limitText}
        </p>
        <AddedNotice added={shop.added} />
        <ul className={styles.terms} aria-label={t('buying.label')}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li>{t('buying.returns')}</li>
          <li>
            <LocalizedLink to="/contacto">{t('buying.questions')}</LocalizedLink>
          </li>
        </ul>
      </div>
      <BuyBar
        name={name}
        offer={offer}
        shop={shop}
        quantity={quantity}
        controls={controls}
        part={part}
      />
    </>
  )
}
