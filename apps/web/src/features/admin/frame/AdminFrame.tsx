import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../../composition/ServerState.tsx'
import { LocalizedLink } from '../../../routes/LocalizedLink.tsx'
import { PageHead } from '../../../routes/PageHead.tsx'
import { pages } from '../../../routes/paths.ts'
import styles from './AdminFrame.module.css'

/** The dashboard's pages, in the order of its navigation. */
const sections = {
  overview: pages.adminHome,
  orders: pages.adminOrders,
  products: pages.adminProducts,
  users: pages.adminUsers,
  settings: pages.adminSettings,
} as const

type Section = keyof typeof sections

// Object.keys forgets the keys of the type it is given.
const sectionNames = Object.keys(sections) as Section[]

interface AdminFrameProps {
  readonly section: Section
  readonly description: string
  /** Stands beside the title: what can be done with the whole page. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** What all pages of the dashboard stand in: the way from one to the other, and the page's title. */
export function AdminFrame({ section, description, action, children }: AdminFrameProps) {
  const { t } = useTranslation('admin')
  const title = t(`sections.${section}`)
  return (
    <ServerState>
      <div className={styles.frame}>
        <PageHead title={`${title} · ${t('title')}`} description={description} isPrivate />
        <nav aria-label={t('navigation')} className={styles.sections}>
          <ul>
            {sectionNames.map((name) => (
              <li key={name}>
                <LocalizedLink
                  to={sections[name].path}
                  aria-current={name === section ? 'page' : undefined}
                >
                  {t(`sections.${name}`)}
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </nav>
        <header className={styles.head}>
          <h1>{title}</h1>
          {action}
        </header>
        {children}
      </div>
    </ServerState>
  )
}
