import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { useSettings } from '../../../shared/useSettings.ts'
import { AddedNotice } from '../cart/AddedNotice.tsx'
import { useBuyingFacts } from '../cart/useBuyingFacts.ts'
import type { Shop } from '../cart/useShop.ts'
import { offerOf } from '../catalog/offer.ts'
import { PriceLine } from '../catalog/PriceLine.tsx'
import type { ProductContent } from '../catalog/products.ts'
import styles from './BuyBox.module.css'
import { BuyControls, type ChosenQuantity } from './BuyControls.tsx'
import { SoldOut } from './SoldOut.tsx'
import { useLimitText } from './useLimitText.ts'

interface BuyBoxProps {
  readonly product: ProductContent
  readonly shop: Shop
  readonly chosen: ChosenQuantity
  /** Quantity and button, which a bar replaces on phones once they have scrolled out of sight. */
  readonly controls: RefObject<HTMLDivElement | null>
}

/** Price, quantity and the button to buy. */
export function BuyBox({ product, shop, chosen, controls }: BuyBoxProps) {
  const { name } = product
  const offer = offerOf(shop, product.id)
  const limitText = useLimitText(offer, shop, chosen.quantity)
  return (
    <div className={styles.box}>
      <PriceLine offer={offer} />
      <SoldOut className={styles.soldOut} product={product} shop={shop} />
      <div ref={controls} className={styles.controls}>
        <BuyControls name={name} offer={offer} shop={shop} chosen={chosen} />
      </div>
      <p role="status">{limitText}</p>
      <AddedNotice added={shop.added} />
    </div>
  )
}

/** Shipping, payment and returns: what a buyer decides by, in one quiet block. */
export function BuyingTerms({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('catalog')
  // Without settings, prices are missing too, which the page says.
  const sentences = useBuyingFacts().all(useSettings().data)
  return (
    <ul className={`${styles.terms} ${className ?? ''}`} aria-label={t('buying.label')}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      <li>{t('buying.returns')}</li>
      <li>
        <LocalizedLink to="/contacto">{t('buying.questions')}</LocalizedLink>
      </li>
    </ul>
  )
}
