import { Picture, ProductCard } from '@storefront/ui'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import styles from './Bottle.module.css'
import { BottlePicture } from './BottlePicture.tsx'
import type { ProductContent } from './products.ts'

interface BottleCardProps {
  readonly product: ProductContent
  /** The `sizes` of its picture. */
  readonly sizes: string
  /** Where it leads; a bottle without a page of its own is coming soon and leads nowhere. */
  readonly to: string
  readonly learnMore: string
  /** The link's whole name: "Conocer más sobre …". */
  readonly learnMoreNamed: string
  readonly comingSoon: string
  /** Whether its picture travels to the page it leads to. */
  readonly travels?: boolean
}

/** A bottle among others: the whole card is the link. */
export function BottleCard({
  product,
  sizes,
  to,
  learnMore,
  learnMoreNamed,
  comingSoon,
  travels = false,
}: BottleCardProps) {
  const language = useLanguage()
  const common = {
    className: styles.card,
    name: product.name,
    kind: product.kind[language],
    note: product.note[language],
    picture: travels ? (
      <BottlePicture product={product} sizes={sizes} />
    ) : (
      <Picture picture={product.picture} alt={product.alt[language]} sizes={sizes} />
    ),
  }
  if (product.path === null) return <ProductCard {...common} comingSoon={comingSoon} />
  return (
    <ProductCard
      {...common}
      action={
        <LocalizedLink to={to} className={styles.link} aria-label={learnMoreNamed}>
          {learnMore}
        </LocalizedLink>
      }
    />
  )
}
