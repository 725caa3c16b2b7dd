import { SkipLink, VisuallyHidden } from '@storefront/ui'
import { grounds } from '@storefront/ui/grounds'
import { useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useOutletContext } from 'react-router-dom'

import { HydrateWhenVisible } from '../../shared/lazy/HydrateWhenVisible.tsx'
import { lazyPart, LoadErrorBanner } from '../../shared/lazy/lazyPart.tsx'
import { splitPath } from '../../shared/navigation/paths.ts'
import { Notices } from '../../shared/notices/Notices.tsx'
import { useServices } from '../../shared/services.tsx'
import { useStore } from '../../shared/store.ts'
import { Guard, isDashboardPath } from '../guard/Guard.tsx'
import { isIndexed, pageAt } from '../pages.ts'
import { SiteNavbar } from './SiteNavbar.tsx'

/** Its styles are part of every page's HTML (`laterModules` in src/app/prerender.tsx). */
const SiteFooter = lazyPart(async () => (await import('./SiteFooter.tsx')).SiteFooter)

/** The outlet context that `SiteRoot` provides. */
export interface LayoutContext {
  /** Requests the messages of the address's language again; null unless they could not be loaded. */
  readonly retryLanguage: (() => void) | null
}

/** The layout of all pages but the 404 page: navbar, notices, content, and a footer except on the dashboard. */
export function Layout() {
  const { t } = useTranslation(['layout', 'shared'])
  const content = useFocusOnNavigation()
  const { retryLanguage } = useOutletContext<LayoutContext>()
  const isOnDashboard = isDashboardPath(splitPath(useLocation().pathname).path)
  return (
    <>
      <PageMeta />
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      <SiteNavbar />
      <ProgressBar />
      <Notices>
        {retryLanguage !== null && (
          <LoadErrorBanner retry={retryLanguage} label={t('shared:tryAgain')}>
            {t('languageNotLoaded')}
          </LoadErrorBanner>
        )}
      </Notices>
      <main id="content" ref={content} tabIndex={-1}>
        <Guard>
          <Outlet />
        </Guard>
      </main>
      {!isOnDashboard && <HydrateWhenVisible part={SiteFooter} />}
    </>
  )
}

/** Meta tags for browsers and search engines. Outside of the guard, so that private pages have them too. */
function PageMeta() {
  const page = pageAt(splitPath(useLocation().pathname).path)
  return (
    <>
      {/* The colour of the browser's own bars. */}
      <meta name="theme-color" content={grounds[page?.world ?? 'paper']} />
      {page !== undefined && !isIndexed(page) && <meta name="robots" content="noindex" />}
    </>
  )
}

/** Shows that something is loading; the style sheet delays the bar by 200 ms. */
function ProgressBar() {
  const { t } = useTranslation('shared')
  const isLoading = useStore(useServices().progress, 0) > 0
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
