import { brand } from '@storefront/brand'
import { mailLink, shopContact } from '@storefront/brand/contact'
import {
  FacebookIcon,
  Footer,
  InstagramIcon,
  LinkedInIcon,
  TikTokIcon,
  Wordmark,
  XIcon,
} from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { PhoneLink } from '../../shared/PhoneLink.tsx'
import { useSettings } from '../../shared/useSettings.ts'
import { pages } from '../pages.ts'
import styles from './SiteFooter.module.css'

const exploreLinks = ['products', 'cocktails', 'history', 'process', 'recognitions'] as const

/** The footer (spec section 2), with the health warning that the law requires on every page. */
export function SiteFooter() {
  const { t } = useTranslation(['layout', 'shared'])
  const language = useLanguage()
  // Only cached settings: the footer sends no request.
  const { email, phone } = shopContact(useSettings({ enabled: false }).data)
  return (
    <Footer
      data-world="night"
      logo={
        <LocalizedLink
          className={styles.home}
          to="/home"
          aria-label={`${brand.name}, ${t('home')}`}
        >
          <Wordmark name={brand.name} />
        </LocalizedLink>
      }
      social={socialLinks}
      entries={[
        {
          heading: t('footer.distillery'),
          content: <address className={styles.address}>{brand.distillery[language]}</address>,
        },
        {
          heading: t('footer.office'),
          content: <address className={styles.address}>{brand.office[language]}</address>,
        },
        {
          heading: t('footer.contact'),
          content: (
            <ul className={styles.links}>
              <li>
                <a href={mailLink(email)}>{email}</a>
              </li>
              <li>
                <PhoneLink {...phone} />
              </li>
              <li>
                <LocalizedLink to="/contacto">{t('footer.questions')}</LocalizedLink>
              </li>
              <li>
                <LocalizedLink to={pages.findOrder.path}>{t('footer.findOrder')}</LocalizedLink>
              </li>
            </ul>
          ),
        },
        {
          heading: t('footer.explore'),
          content: (
            <nav aria-label={t('footer.explore')}>
              <ul className={styles.links}>
                {exploreLinks.map((page) => (
                  <li key={page}>
                    <LocalizedLink to={pages[page].path}>{t(page)}</LocalizedLink>
                  </li>
                ))}
              </ul>
            </nav>
          ),
        },
      ]}
      warnings={[t('footer.responsible'), t('shared:healthWarning')]}
      legal={
        <>
          <span>{t('footer.copyright')}</span>
          <span className={styles.smallPrint}>
            <LocalizedLink to="/privacy">{t('footer.privacy')}</LocalizedLink>
            <LocalizedLink to="/terms">{t('footer.terms')}</LocalizedLink>
          </span>
        </>
      }
    />
  )
}

const networks = [
  { name: 'Facebook', url: brand.social.facebook, Icon: FacebookIcon },
  { name: 'Instagram', url: brand.social.instagram, Icon: InstagramIcon },
  { name: 'TikTok', url: brand.social.tiktok, Icon: TikTokIcon },
  { name: 'X', url: brand.social.x, Icon: XIcon },
  { name: 'LinkedIn', url: brand.social.linkedin, Icon: LinkedInIcon },
] as const

/** The brand's social networks, as icons. Their names are not translated. */
const socialLinks = networks.map(({ name, url, Icon }) => (
  <a key={name} href={url} aria-label={name}>
    <Icon />
  </a>
))
