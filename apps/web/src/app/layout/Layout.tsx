import { pigments } from '@storefront/brand/pigments'
import { splitPath } from '@storefront/i18n'
import { SkipLink, VisuallyHidden } from '@storefront/ui'
import { Suspense, useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'

import { Notices } from '../../shared/notices/Notices.tsx'
import { Guard, isDashboardPath } from '../guard/Guard.tsx'
import { isIndexed, pageAt } from '../pages.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteNavbar } from './SiteNavbar.tsx'

/** The layout of all pages but the 404 page: navbar, notices, content, and a footer except on the dashboard. */
export function Layout() {
  const { t } = useTranslation('layout')
  const content = useFocusOnNavigation()
  const isOnDashboard = isDashboardPath(splitPath(useLocation().pathname).path)
  return (
    <>
      <PageMeta />
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      <SiteNavbar />
      <ProgressBar />
      <Notices />
      <main id="content" ref={content} tabIndex={-1}>
        <Guard>
          <Outlet />
        </Guard>
      </main>
      {/* React hydrates it after the rest. */}
      {!isOnDashboard && (
        <Suspense>
          <SiteFooter />
        </Suspense>
      )}
    </>
  )
}

/** Meta tags for browsers and search engines. Outside of the guard, so that private pages have them too. */
function PageMeta() {
  const page = pageAt(splitPath(useLocation().pathname).path)
  return (
    <>
      {/* The colour of the browser's own bars. */}
      <meta name="theme-color" content={pigments[page?.world ?? 'paper']} />
      {page !== undefined && !isIndexed(page) && <meta name="robots" content="noindex" />}
    </>
  )
}

/** Shows that a page is loading; the style sheet delays the bar by 200 ms. */
function ProgressBar() {
  const { t } = useTranslation('shared')
  const isLoading = useNavigation().state !== 'idle'
  const page = pageAt(splitPath(useLocation().pathname).path)
  return (
    <div role="status" className="progress">
      {isLoading && (
        <div className="progress-bar" data-world={page?.world ?? 'paper'}>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </div>
      )}
    </div>
  )
}

/**
 * Moves the focus to the content of a new page, so that keyboards and screen readers start there, as after
 * a full page load. A change of the language does not move the focus.
 */
function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null)
  const { path } = splitPath(useLocation().pathname)
  const shownPath = useRef(path)

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    content.current?.focus({ preventScroll: true })
  }, [path])

  return content
}
