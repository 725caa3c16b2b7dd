import { Section, SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { products } from '../../catalog/products.ts'
import { BottleCard } from '../../catalog/BottleCard.tsx'
import styles from './Bottles.module.css'

/** The three bottles side by side, the one that is not ready in shadow. */
export function Bottles() {
  const { t } = useTranslation('home')
  return (
    <Section world="night" aria-labelledby="bottles">
      <SectionHeading
        titleId="bottles"
        eyebrow={t('products.eyebrow')}
        title={t('products.title')}
      />
      <div className={styles.shelf}>
        {products.map((product) => (
          <BottleCard
            key={product.id}
            product={product}
            sizes="(width < 40rem) 40vw, (width < 75rem) 33vw, 25rem"
            travels
            to={product.path ?? '/products'}
            learnMore={t('products.learnMore')}
            learnMoreNamed={t('products.learnMoreNamed', { name: product.name })}
            comingSoon={t('products.comingSoon')}
          />
        ))}
      </div>
    </Section>
  )
}
