import { ArrowRightIcon, Section } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from './LocalizedLink.tsx'
import styles from './navigation.module.css'

interface NextPagesProps {
  readonly world?: 'paper' | 'night'
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

/** Links to related pages, at the end of a page. */
export function NextPages({ world = 'paper', links }: NextPagesProps) {
  const { t } = useTranslation('shared')
  return (
    <Section className={styles.section} world={world}>
      <nav aria-label={t('nextPages')}>
        <ul className={styles.links}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <LocalizedLink className={styles.link} to={to}>
                {label}
                <ArrowRightIcon />
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  )
}
