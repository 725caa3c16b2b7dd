import { owedKinds } from '@storefront/domain'
import { formatNumber } from '@storefront/i18n'
import {
  BarChartIcon,
  BottleIcon,
  ParcelIcon,
  SlidersIcon,
  UserIcon,
  VisuallyHidden,
} from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { useBackend } from '../../shared/services.tsx'
import styles from './DeskLayout.module.css'
import { DeskSearch } from './frame/DeskSearch.tsx'
import { WithUndoBar } from './frame/UndoBar.tsx'
import { orderQueries } from './orders/orderQueries.ts'

/** The dashboard's pages, in the order of its navigation. */
const sections = {
  overview: { path: '/dashboard/AdminHome', Icon: BarChartIcon },
  orders: { path: '/dashboard/orders', Icon: ParcelIcon },
  products: { path: '/dashboard/products', Icon: BottleIcon },
  customers: { path: '/dashboard/customers', Icon: UserIcon },
  settings: { path: '/dashboard/settings', Icon: SlidersIcon },
} as const

type Section = keyof typeof sections

// Object.keys returns plain strings.
const sectionNames = Object.keys(sections) as Section[]

interface DeskLayoutProps {
  readonly section: Section
  /** The title of a page that has a heading of its own. Default: the section's name, shown as heading. */
  readonly title?: string
  readonly children: ReactNode
}

/** The layout of the dashboard's pages: navigation, title and content. */
export function DeskLayout({ section, title: ownTitle, children }: DeskLayoutProps) {
  const { t } = useTranslation('desk')
  const title = ownTitle ?? t(`sections.${section}`)
  return (
    <WithUndoBar>
      <div className={styles.frame}>
        <DeskHead title={title} />
        <nav aria-label={t('navigation')} className={styles.sections}>
          <ul>
            {sectionNames.map((name) => (
              <SectionLink key={name} name={name} isCurrent={name === section} />
            ))}
          </ul>
        </nav>
        <header className={styles.head}>
          {ownTitle === undefined && <h1>{title}</h1>}
          {ownTitle === undefined && (
            <LocalizedLink className={styles.shop} to="/home?site">
              {t('viewSite')}
            </LocalizedLink>
          )}
          <DeskSearch />
        </header>
        {children}
      </div>
    </WithUndoBar>
  )
}

/** The title of the browser's tab begins with the number of orders that somebody has to act on. */
function DeskHead({ title }: { readonly title: string }) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const count = useOwedCount()
  const number = count === 0 ? '' : `(${formatNumber(count, language)}) `
  return <PageHead title={`${number}${title} · ${t('title')}`} description={t('description')} />
}

/** The number of orders that somebody has to act on; 0 while it is unknown. */
function useOwedCount(): number {
  const { data } = useQuery(orderQueries.figures(useBackend(), [{ owed: owedKinds }]))
  return data?.[0]?.count ?? 0
}

function SectionLink({ name, isCurrent }: { readonly name: Section; readonly isCurrent: boolean }) {
  const { t } = useTranslation('desk')
  const { path, Icon } = sections[name]
  return (
    <li>
      <LocalizedLink to={path} aria-current={isCurrent ? 'page' : undefined}>
        <Icon className={styles.icon} />
        {t(`sections.${name}`)}
        {name === 'orders' && <OwedOrders />}
      </LocalizedLink>
    </li>
  )
}

/** The number of orders that somebody has to act on; renders nothing if it is 0. */
function OwedOrders() {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const count = useOwedCount()
  if (count === 0) return null
  const number = formatNumber(count, language)
  return (
    <>
      <span className={styles.count} aria-hidden>
        {number}
      </span>
      <VisuallyHidden>{t('ordersWaiting', { count })}</VisuallyHidden>
    </>
  )
}
