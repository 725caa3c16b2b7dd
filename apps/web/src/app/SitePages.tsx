import { languages } from '@storefront/domain'
import { startTransition, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  NavigationType,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { I18nextProvider } from 'react-i18next'

import { Guard, SessionCheck } from './guard/Guard.tsx'
import { Layout, type LayoutContext } from './layout/Layout.tsx'
import { PageBoundary } from './errors/PageBoundary.tsx'
import { shortcuts } from './pages.ts'
import { type Site, SiteContext, useSite } from './site.ts'
import {
  createPageTransitions,
  PageTransitionsContext,
} from '../shared/navigation/LocalizedLink.tsx'
import { showLateFonts } from '../shared/lateFonts.ts'
import { localizedPath, splitPath } from '../shared/navigation/paths.ts'
import { AgeGate } from '../features/age-gate/AgeGate.tsx'
import { languageOf } from '../shared/i18n/useLanguage.ts'
import { useOnlineWhile } from '../shared/lazy/lazyPart.tsx'
import { CookieConsent } from './layout/CookieConsent.tsx'
import { answerEarlyActs } from '../shared/lazy/answerEarlyActs.ts'

/**
 * The whole site as routes: each page in each language. What stands around a page is the same in
 * both, so that another language changes the words and nothing else.
 */
export function SitePages({ site }: { readonly site: Site }) {
  const [transitions] = useState(() => createPageTransitions(site.load, site.fetchAhead))
  const places = usePlaces()
  return (
    <SiteContext value={site}>
      <PageTransitionsContext value={transitions}>
        <PageBoundary>
          <Suspense>
            <Routes>
              <Route element={<SiteRoot places={places} />}>
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
                  {/* Their guard leads on. */}
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
 * What every page stands in: the words of its address's language, the gate, the session's check. When
 * the words cannot be loaded, the page stays in the language it was in.
 */
function SiteRoot({ places }: { readonly places: Places }) {
  const { languages: i18n } = useSite()
  const { key, pathname } = useLocation()
  const { language } = splitPath(pathname)
  const [, setTries] = useState(0)
  const instance = use(i18n.get(language))
  const shown = languageOf(instance)
  const isLost = shown !== language

  function retryLanguage(): void {
    void i18n.load(language)
    startTransition(() => setTries((tries) => tries + 1))
  }
  useOnlineWhile(isLost, retryLanguage)

  useLayoutEffect(() => {
    document.documentElement.lang = shown
  }, [shown])

  const { onShown } = use(PageTransitionsContext)

  useEffect(() => answerEarlyActs(document), [])
  useScrollPlace(places)
  // Another query of the same page is another place too.
  useLayoutEffect(onShown, [key, onShown])

  return (
    <I18nextProvider i18n={instance}>
      <AgeGate />
      <div id="page">
        <SessionCheck />
        <Outlet
          context={{ retryLanguage: isLost ? retryLanguage : null } satisfies LayoutContext}
        />
        <CookieConsent />
      </div>
    </I18nextProvider>
  )
}

type Places = ReturnType<typeof createPlaces>

/** Knows what is shown, and how far down each entry of the browser's history was left, in px. */
function createPlaces(key: string) {
  const placeOf = new Map<string, number>()
  let shown = key
  return {
    show: (other: string) => (shown = other),
    remember: () => placeOf.set(shown, window.scrollY),
    of: (other: string) => placeOf.get(other) ?? 0,
  }
}

/** When to look: scrolling is told late, so also right before another page may come. */
const telling = ['scroll', 'click', 'popstate'] as const

/**
 * Remembers how far down a page is left. On the way back React shows the other page as soon as the
 * router has heard of it; so this listens before the router, which stands around it, does: from a
 * layout effect, outside of what suspends.
 */
function usePlaces(): Places {
  const { key } = useLocation()
  const [places] = useState(() => createPlaces(key))

  useLayoutEffect(() => {
    const { remember } = places
    // Between pages the browser would restore the place before the page is there.
    const takeOver = () => (history.scrollRestoration = 'manual')
    const handBack = () => (history.scrollRestoration = 'auto')
    takeOver()
    for (const event of telling) window.addEventListener(event, remember, { capture: true })
    window.addEventListener('pageshow', takeOver)
    window.addEventListener('pagehide', handBack)
    return () => {
      handBack()
      for (const event of telling) window.removeEventListener(event, remember, { capture: true })
      window.removeEventListener('pageshow', takeOver)
      window.removeEventListener('pagehide', handBack)
    }
  }, [places])
  return places
}

/**
 * Starts another page at its top, or where the visitor left it when they go back to it; the same page
 * in another language, or with another anchor, stays where it is. A reload is the browser's own.
 */
function useScrollPlace(places: Places): void {
  const { key, pathname } = useLocation()
  const { path } = splitPath(pathname)
  const isReturning = useNavigationType() === NavigationType.Pop
  const shown = useRef({ key, path })

  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, path }
    places.show(key)
    showLateFonts()
    if (isReturning) window.scrollTo({ top: places.of(key), behavior: 'instant' })
    else if (before.path !== path) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key, path, isReturning, places])
}
