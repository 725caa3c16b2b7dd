import {
  Emblem,
  FacebookIcon,
  InstagramIcon,
  LinkedInIcon,
  TikTokIcon,
  XIcon,
} from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { brand } from '../content/brand.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import styles from './SiteFooter.module.css'

const social = [
  { name: 'Facebook', url: brand.social.facebook, Icon: FacebookIcon },
  { name: 'Instagram', url: brand.social.instagram, Icon: InstagramIcon },
  { name: 'TikTok', url: brand.social.tiktok, Icon: TikTokIcon },
  { name: 'X', url: brand.social.x, Icon: XIcon },
  { name: 'LinkedIn', url: brand.social.linkedin, Icon: LinkedInIcon },
] as const

/** The footer (spec section 2), with the health warning that the law wants on every page. */
export function SiteFooter() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return (
    <footer className={styles.footer} data-world="night">
      <div className={styles.columns}>
        <Emblem className={styles.emblem} />
        <section>
          <h2 className={styles.heading}>{t('footer.contact')}</h2>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
        </section>
        <section>
          <h2 className={styles.heading}>{t('footer.office')}</h2>
          <address>{brand.office[language]}</address>
        </section>
        <section>
          <h2 className={styles.heading}>{t('footer.distillery')}</h2>
          <address>{brand.distillery[language]}</address>
        </section>
        <section>
          <h2 className={styles.heading}>{t('footer.follow')}</h2>
          <ul role="list" className={styles.social}>
            {social.map(({ name, url, Icon }) => (
              <li key={name}>
                <a href={url} aria-label={name}>
                  <Icon />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={styles.warnings}>
        <p>{t('footer.responsible')}</p>
        <p>{t('healthWarning')}</p>
        <p>{t('footer.copyright')}</p>
      </div>
    </footer>
  )
}
