import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './ProductCard.module.css'

interface ProductCardCommon extends Omit<ComponentProps<'article'>, 'children'> {
  /** A Picture, upright, on its dark ground. */
  readonly picture: ReactNode
  /** The name; a link in it covers the whole card. */
  readonly name: ReactNode
  readonly headingLevel?: 2 | 3 | 4
  /** One sentence below the name. */
  readonly note?: ReactNode
}

interface ProductOnSale {
  readonly comingSoon?: undefined
  readonly price?: ReactNode
  readonly action?: ReactNode
}

interface ProductToCome {
  /** The words for it; puts the bottle in shadow and takes price and action away. */
  readonly comingSoon: ReactNode
  readonly price?: undefined
  readonly action?: undefined
}

export type ProductCardProps = ProductCardCommon & (ProductOnSale | ProductToCome)

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
