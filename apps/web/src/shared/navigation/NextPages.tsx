import { ArrowRightIcon, Section } from '@storefront/ui'

import { LocalizedLink } from './LocalizedLink.tsx'
import styles from './navigation.module.css'

interface NextPagesProps {
  /** The label of the navigation. */
  readonly title: string
  readonly world?: 'paper' | 'night'
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

/** Links to related pages, at the end of a page. */
export function NextPages({ title, world = 'paper', links }: NextPagesProps) {
  return (
    <Section className={styles.section} world={world}>
      <nav aria-label={title}>
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
