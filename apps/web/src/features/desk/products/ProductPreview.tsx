import { descriptionIn, type Product } from '@storefront/domain'
import { Picture, ProductCard, type PictureSource, Text } from '@storefront/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { BottleFacts } from '../../shop/bottles/BottleFacts.tsx'
import { PriceLine } from '../../shop/catalog/PriceLine.tsx'
import { products as contents } from '../../shop/catalog/products.ts'
import { addedPicture, useAddedPicture } from '../../shop/catalog/useAddedPicture.ts'
import styles from './Products.module.css'

interface ProductPreviewProps {
  readonly product: Product
  /** Whether it is in the shop already, not being added. */
  readonly isStored: boolean
  /** The data URL of a picture that is not saved yet; empty for the stored one. */
  readonly picture: string
}

/** A preview of a product as on the site. */
export function ProductPreview(props: ProductPreviewProps) {
  const { t } = useTranslation('desk')
  return (
    <aside className={styles.preview} aria-labelledby="preview">
      <h3 id="preview">{t('products.preview')}</h3>
      <div className={styles.stage} data-world="night">
        <Suspense>
          <BottlePreview {...props} />
        </Suspense>
      </div>
      <Text look="note">
        {t(
          props.product.description === null ? 'products.previewNote' : 'products.previewNoteAdded',
        )}
      </Text>
    </aside>
  )
}

/** The card: of a bottle only price and facts depend on the edited product, of an added one all. */
function BottlePreview({ product, isStored, picture }: ProductPreviewProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const stored = useAddedPicture(product.id, isStored)
  // A heading is never empty.
  const name = product.name || t('products.fields.name')
  const content = contents.find(({ id }) => id === product.id)
  const added = product.description && descriptionIn(product.description, language)
  const shown: PictureSource | null =
    content?.picture ?? (picture === '' ? stored : addedPicture(picture))
  return (
    <>
      <ProductCard
        name={content?.name ?? name}
        headingLevel={4}
        note={content?.note[language] ?? (added && <span lang={added.lang}>{added.text}</span>)}
        picture={
          shown && <Picture picture={shown} alt={content?.alt[language] ?? name} sizes="20rem" />
        }
        price={<PriceLine offer={product} />}
      />
      {content?.path !== null && <BottleFacts offer={product} />}
    </>
  )
}
