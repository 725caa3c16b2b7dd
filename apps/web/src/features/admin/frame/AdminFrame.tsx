import { Loading } from '@storefront/ui'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from '../../../shared/i18n/useTranslation.ts'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import styles from './AdminFrame.module.css'

/** The dashboard's pages, in the order of its navigation. */
const sections = {
  overview: '/dashboard/AdminHome',
  orders: '/dashboard/orders',
  products: '/dashboard/products',
  users: '/dashboard/users',
  settings: '/dashboard/settings',
} as const

type Section = keyof typeof sections

// Object.keys forgets the keys of the type it is given.
const sectionNames = Object.keys(sections) as Section[]

interface AdminFrameProps {
  readonly section: Section
  readonly description: string
  /** What asks the backend: it comes after the page. */
  readonly children: ReactNode
}

/** What all pages of the dashboard stand in: the way from one to the other, and the page's title. */
export function AdminFrame({ section, description, children }: AdminFrameProps) {
  const { t } = useTranslation(['admin', 'shared'])
  const title = t(`sections.${section}`)
  return (
    <div className={styles.frame}>
      <PageHead title={`${title} · ${t('title')}`} description={description} />
      <nav aria-label={t('navigation')} className={styles.sections}>
        <ul>
          {sectionNames.map((name) => (
            <li key={name}>
              <LocalizedLink
                to={sections[name]}
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
      </header>
      <Suspense fallback={<Loading>{t('shared:loading')}</Loading>}>{children}</Suspense>
    </div>
  )
}
