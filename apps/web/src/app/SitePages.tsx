import { languages } from '@storefront/domain'
import { startTransition, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import {
  NavigationType,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from 'react-router-dom'

import { AgeGate } from '../features/age-gate/AgeGate.tsx'
import { languageOf } from '../shared/i18n/useLanguage.ts'
import { showLateFonts } from '../shared/lateFonts.ts'
import { useRetryWhenOnline } from '../shared/lazy/lazyPart.tsx'
import { replayEarlyEvents } from '../shared/lazy/replayEarlyEvents.ts'
import {
  createPageTransitions,
  PageTransitionsContext,
} from '../shared/navigation/LocalizedLink.tsx'
import { localizedPath, splitPath } from '../shared/navigation/paths.ts'
import { PageBoundary } from './errors/PageBoundary.tsx'
import { Guard, SessionCheck } from './guard/Guard.tsx'
import { CookieConsent } from './layout/CookieConsent.tsx'
import { Layout, type LayoutContext } from './layout/Layout.tsx'
import { shortcuts } from './pages.ts'
import { SiteContext, useSite, type Site } from './site.ts'

/**
 * The routes of the site: each page in each language. The layout is the same component for both languages,
 * so that a change of the language only changes texts and remounts nothing.
 */
export function SitePages({ site }: { readonly site: Site }) {
  const [transitions] = useState(() => createPageTransitions(site.load, site.prefetch))
  const scrollPositions = useScrollPositions()
  return (
    <SiteContext value={site}>
      <PageTransitionsContext value={transitions}>
        <PageBoundary>
          <Suspense>
            <Routes>
              <Route element={<SiteRoot scrollPositions={scrollPositions} />}>
                <Route element={<Layout />}>
                  {languages.flatMap((language) =>
                    site.pages.map((page) => (
                      <Route
                        key={`${language}${page.path}`}
                        path={localizedPath(page.path ?? '', language)}
                        element={<page.Page />}
                      />
                    )),
                  )}
                  {/* The guard redirects these. */}
                  {languages.flatMap((language) =>
                    [...shortcuts.keys()].map((path) => (
                      <Route
                        key={`${language}${path}`}
                        path={localizedPath(path, language)}
                        element={null}
                      />
                    )),
                  )}
                </Route>
                <Route
                  path="*"
                  element={
                    <Guard>
                      <site.notFound.Page />
                    </Guard>
                  }
                />
              </Route>
            </Routes>
          </Suspense>
        </PageBoundary>
      </PageTransitionsContext>
    </SiteContext>
  )
}

/**
 * Wraps every page: the messages of the address's language, the gate, the session check. If the messages
 * cannot be loaded, the page keeps its former language.
 */
function SiteRoot({ scrollPositions }: { readonly scrollPositions: ScrollPositions }) {
  const { languages: i18n } = useSite()
  const { key, pathname } = useLocation()
  const { language } = splitPath(pathname)
  const [, setAttempts] = useState(0)
  const instance = use(i18n.get(language))
  const shown = languageOf(instance)
  const hasFailed = shown !== language

  function retryLanguage(): void {
    void i18n.load(language)
    startTransition(() => setAttempts((attempts) => attempts + 1))
  }
  useRetryWhenOnline(hasFailed, retryLanguage)

  useLayoutEffect(() => {
    document.documentElement.lang = shown
  }, [shown])

  const { onShown } = use(PageTransitionsContext)

  useEffect(() => replayEarlyEvents(document), [])
  useScrollRestoration(scrollPositions)
  // By `key`, not `pathname`: another query of the same page counts as another page.
  useLayoutEffect(onShown, [key, onShown])

  return (
    <I18nextProvider i18n={instance}>
      <AgeGate />
      <div id="page">
        <SessionCheck />
        <Outlet
          context={{ retryLanguage: hasFailed ? retryLanguage : null } satisfies LayoutContext}
        />
        <CookieConsent />
      </div>
    </I18nextProvider>
  )
}

type ScrollPositions = ReturnType<typeof createScrollPositions>

/** The last scroll position, in px, of each entry of the browser's history, by its key. */
function createScrollPositions(key: string) {
  const positions = new Map<string, number>()
  let currentKey = key
  return {
    setCurrent: (other: string) => (currentKey = other),
    save: () => positions.set(currentKey, window.scrollY),
    get: (other: string) => positions.get(other) ?? 0,
  }
}

/** Events that save the position. Scroll events come late, so a click or Back, which may change the page, saves it too. */
const savingEvents = ['scroll', 'click', 'popstate'] as const

/**
 * Saves the scroll position of each page. After Back, React renders the other page as soon as the router
 * handles the event. These listeners must run before the router's: they are added in a layout effect of a
 * component inside the router, and outside of the Suspense boundary.
 */
function useScrollPositions(): ScrollPositions {
  const { key } = useLocation()
  const [scrollPositions] = useState(() => createScrollPositions(key))

  useLayoutEffect(() => {
    const { save } = scrollPositions
    // The browser would restore the position before the page is rendered. It may do so after a reload.
    const setManual = () => (history.scrollRestoration = 'manual')
    const setAuto = () => (history.scrollRestoration = 'auto')
    setManual()
    for (const type of savingEvents) window.addEventListener(type, save, { capture: true })
    window.addEventListener('pageshow', setManual)
    window.addEventListener('pagehide', setAuto)
    return () => {
      setAuto()
      for (const type of savingEvents) window.removeEventListener(type, save, { capture: true })
      window.removeEventListener('pageshow', setManual)
      window.removeEventListener('pagehide', setAuto)
    }
  }, [scrollPositions])
  return scrollPositions
}

/**
 * Scrolls to the top of a new page, and after Back or Forward to the saved position. Does nothing when
 * only the language or the fragment changes. After a reload the browser itself restores the position.
 */
function useScrollRestoration(scrollPositions: ScrollPositions): void {
  const { key, pathname } = useLocation()
  const { path } = splitPath(pathname)
  const isReturning = useNavigationType() === NavigationType.Pop
  const shown = useRef({ key, path })

  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, path }
    scrollPositions.setCurrent(key)
    showLateFonts()
    if (isReturning) window.scrollTo({ top: scrollPositions.get(key), behavior: 'instant' })
    else if (before.path !== path) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key, path, isReturning, scrollPositions])
}
