import { Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { BottleShelf } from '../../shop/bottles/BottleShelf.tsx'
import { useShop } from '../../shop/cart/useShop.ts'
import { products } from '../../shop/catalog/products.ts'
import styles from './HomePage.module.css'

/** The three bottles side by side, with today's prices. */
export function HomeBottles() {
  const { t } = useTranslation('home')
  return (
    <Section world="night" aria-labelledby="bottles">
      <div className={styles.bottles}>
        <SectionHeading titleId="bottles" title={t('products.title')} />
        <BottleShelf bottles={products} shop={useShop()} label={t('products.label')} />
      </div>
    </Section>
  )
}
