import { buttonLook, Picture, ProductCard } from '@storefront/ui'
import { heroTall } from '@storefront/imagery/hero-tall'
import { heroWide } from '@storefront/imagery/hero-wide'
import { useTranslation } from 'react-i18next'

import { products } from '../../content/products.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { LocalizedLink } from '../../routes/LocalizedLink.tsx'
import { PageHead } from '../../routes/PageHead.tsx'
import styles from './HomePage.module.css'

/** `/home`: the brand's front door. */
export function Page() {
  const { t } = useTranslation(['home', 'catalog'])
  const language = useLanguage()
  return (
    <>
      <PageHead path="/home" title={t('title')} description={t('description')} />
      <section className={styles.hero} data-world="night">
        <Picture
          className={styles.heroPicture}
          picture={heroWide}
          narrow={heroTall}
          alt=""
          sizes="(width < 48rem) 100vw, max(100vw, 160svh)"
          fit="cover"
          priority
        />
        <div className={styles.heroWords}>
          <p className={styles.eyebrow}>{t('eyebrow')}</p>
          <h1 className={styles.claim}>{t('claim')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <LocalizedLink to="/products" {...buttonLook()}>
            {t('discover')}
          </LocalizedLink>
        </div>
      </section>
      <section className={styles.intro}>
        <h2>{t('intro.title')}</h2>
        <p>{t('intro.first')}</p>
        <p>{t('intro.second')}</p>
      </section>
      <section className={styles.products} data-world="night">
        <h2>{t('products.title')}</h2>
        <div className={styles.cards}>
          {products.map((product) => (
            <ProductCard
              key={product.id}
              picture={
                <Picture
                  picture={product.picture}
                  alt={product.alt[language]}
                  sizes="(width < 40rem) 100vw, 33vw"
                />
              }
              name={product.name}
              kind={product.kind[language]}
              note={product.note[language]}
            />
          ))}
        </div>
      </section>
    </>
  )
}
