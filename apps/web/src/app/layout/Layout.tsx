import { SkipLink, VisuallyHidden } from '@storefront/ui'
import { grounds } from '@storefront/ui/grounds'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useOutletContext } from 'react-router-dom'
import { type RefObject, useEffect, useRef } from 'react'

import { Notices } from '../../shared/notices/Notices.tsx'
import { Guard, isDesk } from '../guard/Guard.tsx'
import { lazyPart, LostBanner } from '../../shared/lazy/lazyPart.tsx'
import { useServices } from '../../shared/services.tsx'
import { useStore } from '../../shared/store.ts'
import { isIndexed, pageAt } from '../pages.ts'
import { SiteNavbar } from './SiteNavbar.tsx'
import { HydrateWhenVisible } from '../../shared/lazy/HydrateWhenVisible.tsx'
import { splitPath } from '../../shared/navigation/paths.ts'

/** At the end of every page; src/app/prerender.tsx brings its styles with the page. */
const SiteFooter = lazyPart(async () => (await import('./SiteFooter.tsx')).SiteFooter)

/** What the site's root hands down. */
export interface LayoutContext {
  /** Loads the messages of the address's language again; null unless they are lost. */
  readonly retryLanguage: (() => void) | null
}

/** What all pages but the 404 page share: navbar, notices, the page's content; the footer too, but at the desk. */
export function Layout() {
  const { t } = useTranslation('layout')
  const content = useFocusOnNavigation()
  const { retryLanguage } = useOutletContext<LayoutContext>()
  const atDesk = isDesk(splitPath(useLocation().pathname).path)
  return (
    <>
      <PageMeta />
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      <SiteNavbar />
      <ProgressBar />
      <Notices>
        {retryLanguage !== null && (
          <LostBanner retry={retryLanguage}>{t('languageNotLoaded')}</LostBanner>
        )}
      </Notices>
      <main id="content" ref={content} tabIndex={-1}>
        <Guard>
          <Outlet />
        </Guard>
      </main>
      {!atDesk && <HydrateWhenVisible part={SiteFooter} />}
    </>
  )
}

/** What browsers and search engines are told of a page, also of one whose guard shows nothing yet. */
function PageMeta() {
  const page = pageAt(splitPath(useLocation().pathname).path)
  return (
    <>
      {/* What the browser paints around the page. */}
      <meta name="theme-color" content={grounds[page?.world ?? 'paper']} />
      {page !== undefined && !isIndexed(page) && <meta name="robots" content="noindex" />}
    </>
  )
}

/** Says that something the visitor asked for is on its way, once that takes a moment. */
function ProgressBar() {
  const { t } = useTranslation('shared')
  const isUnderWay = useStore(useServices().progress, 0) > 0
  const page = pageAt(splitPath(useLocation().pathname).path)
  return (
    <div role="status" className="progress">
      {isUnderWay && (
        <div className="progress-bar" data-world={page?.world ?? 'paper'}>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </div>
      )}
    </div>
  )
}

/**
 * Moves the focus to the content when another page is shown, as a full page load would, so that
 * keyboard and screen reader start at the new page. The same page in the other language keeps it.
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
