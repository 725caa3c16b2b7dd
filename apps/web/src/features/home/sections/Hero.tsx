import { heroTall } from '@storefront/imagery/hero-tall'
import { heroWide } from '@storefront/imagery/hero-wide'
import { buttonLook, Eyebrow, Picture } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import styles from './Hero.module.css'

/** The bottle in its light, the claim and one way on. */
export function Hero() {
  const { t } = useTranslation('home')
  return (
    <section className={styles.hero} data-world="night">
      <Picture
        className={styles.picture}
        picture={heroWide}
        narrow={heroTall}
        alt={t('heroAlt')}
        sizes="(width < 48rem) 100vw, max(100vw, 160svh)"
        fit="cover"
        priority
      />
      <div className={styles.words}>
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <h1 className={styles.claim}>{t('claim')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <LocalizedLink to="/products" {...buttonLook()}>
          {t('discover')}
        </LocalizedLink>
      </div>
    </section>
  )
}
