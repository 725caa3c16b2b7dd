import { availabilityOf, descriptionIn, type Product } from '@storefront/domain'
import { Picture, Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { AddedNotice } from '../cart/AddedNotice.tsx'
import type { Shop } from '../cart/useShop.ts'
import { mayBeBought } from '../catalog/offer.ts'
import { PriceLine } from '../catalog/PriceLine.tsx'
import { useAddedPicture } from '../catalog/useAddedPicture.ts'
import styles from './AddedProducts.module.css'
import { BottleFacts } from './BottleFacts.tsx'
import { BuyControls, useChosenQuantity } from './BuyControls.tsx'
import { NotifyMe } from './NotifyMe.tsx'
import { useLimitText } from './useLimitText.ts'

/** The products that admins have added, with the words and the picture of each. Renders nothing without any. */
export function AddedProducts({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('catalog')
  const added = (shop.products ?? []).filter(
    (product) => product.description !== null && availabilityOf(product) !== 'inactive',
  )
  if (added.length === 0) return null
  return (
    <section className={styles.section} data-world="paper" aria-labelledby="added-products">
      <h2 id="added-products">{t('addedProducts')}</h2>
      {added.map((product) => (
        <AddedProduct key={product.id} product={product} shop={shop} />
      ))}
    </section>
  )
}

interface AddedProductProps {
  readonly product: Product
  readonly shop: Shop
}

function AddedProduct({ product, shop }: AddedProductProps) {
  const language = useLanguage()
  const picture = useAddedPicture(product.id)
  const chosen = useChosenQuantity(product, shop)
  const limitText = useLimitText(product, shop, chosen.quantity)
  const { id, name } = product
  const description = product.description && descriptionIn(product.description, language)
  return (
    <article id={id} className={styles.product} aria-labelledby={`${id}-name`}>
      <div className={styles.picture}>
        {picture !== null && <Picture picture={picture} alt={name} sizes="25rem" fit="contain" />}
      </div>
      <div className={styles.words}>
        <Text as="h3" look="title" id={`${id}-name`}>
          {name}
        </Text>
        <p className={styles.description} lang={description?.lang}>
          {description?.text}
        </p>
        <BottleFacts offer={product} />
        <PriceLine offer={product} />
        <div className={styles.controls}>
          <BuyControls name={name} offer={product} shop={shop} chosen={chosen} />
        </div>
        {!mayBeBought(product) && <NotifyMe product={product} />}
        {limitText !== null && <p>{limitText}</p>}
        <AddedNotice added={shop.added?.id === id ? shop.added : null} />
      </div>
    </article>
  )
}
