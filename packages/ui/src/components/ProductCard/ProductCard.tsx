import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './ProductCard.module.css'

interface ProductCardCommon extends Omit<ComponentProps<'article'>, 'children'> {
  /** A Picture in portrait format with a dark background. */
  readonly picture: ReactNode
  /** The name. A link in it makes the whole card clickable. */
  readonly name: ReactNode
  /** Level of the name as a heading. Default: 3. */
  readonly headingLevel?: 2 | 3 | 4
  /** One sentence below the name. */
  readonly note?: ReactNode
}

interface ProductOnSale {
  readonly comingSoon?: undefined
  /** A Price. */
  readonly price?: ReactNode
  /** The button or link next to the price. */
  readonly action?: ReactNode
}

interface ProductComingSoon {
  /** The text to show instead of price and action; also dims the picture (spec section 17.4). */
  readonly comingSoon: ReactNode
  readonly price?: undefined
  readonly action?: undefined
}

export type ProductCardProps = ProductCardCommon & (ProductOnSale | ProductComingSoon)

/**
 * A product in a list: picture, name, and either price and action or "coming soon".
 *
 * **Use it** in a list of products. **Do not use it** on a product's own page, nor for anything that is not sold.
 */
export function ProductCard({
  picture,
  name,
  headingLevel = 3,
  note,
  price,
  action,
  comingSoon,
  className,
  ...rest
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article
      {...rest}
      className={classNames(styles.card, className)}
      data-coming-soon={comingSoon !== undefined}
    >
      <div className={styles.stage}>{picture}</div>
      <Heading className={styles.name}>{name}</Heading>
      {note && <p className={styles.note}>{note}</p>}
      {comingSoon && <p className={styles.comingSoon}>{comingSoon}</p>}
      {(price ?? action) && (
        <div className={styles.foot}>
          {price}
          {action}
        </div>
      )}
    </article>
  )
}
