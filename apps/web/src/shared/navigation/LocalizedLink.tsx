import { createContext, useContext, useEffect, useRef, type ComponentProps } from 'react'
import { createPath, Link, useLocation, useNavigate } from 'react-router-dom'

import { useLanguage } from '../i18n/useLanguage.ts'
import { createPrefetcher, type Prefetcher } from './createPrefetcher.ts'
import { isPlainClick } from './isPlainClick.ts'
import { localizedPath } from './paths.ts'

/** How links change the page; the app provides it. */
export interface PageTransitions {
  /** Loads all that the page at a path needs, so that it renders without suspending. Resolves to whether all is loaded. */
  readonly load: (pathname: string) => Promise<boolean>
  /** Loads pages before their links are followed. */
  readonly prefetcher: Prefetcher
  /**
   * To be called when a link is clicked. Returns a function that says whether the navigation is still
   * current: no other link was clicked meanwhile, and the address is the same, so the visitor has neither
   * gone back nor changed the language.
   */
  readonly startNavigation: () => () => boolean
  /**
   * Navigates in a view transition, where the browser supports it; without one on phones, where the
   * transition would take longer than the page.
   */
  readonly transition: (navigate: () => void) => void
  /** To be called when the new page is in the document. */
  readonly onShown: () => void
}

export function createPageTransitions(
  load: PageTransitions['load'],
  fetchPage: (pathname: string) => Promise<unknown> = () => Promise.resolve(),
): PageTransitions {
  let resolveTransition: (() => void) | null = null
  let currentNavigation: object | null = null

  function onShown(): void {
    resolveTransition?.()
    resolveTransition = null
  }

  return {
    load,
    prefetcher: createPrefetcher(fetchPage),
    startNavigation() {
      const navigation = {}
      const { href } = window.location
      currentNavigation = navigation
      return () => currentNavigation === navigation && window.location.href === href
    },
    transition(navigate) {
      if (!('startViewTransition' in document) || isPhone()) {
        navigate()
        return
      }
      const { ready } = document.startViewTransition(
        () =>
          new Promise<void>((resolve) => {
            onShown()
            resolveTransition = resolve
            navigate()
          }),
      )
      // It rejects if the page takes too long to appear, which is then shown without the animation.
      ready.catch(() => undefined)
    },
    onShown,
  }
}

const isPhone = () => !window.matchMedia('(width >= 48rem)').matches

/** By default, in a story for example, a link navigates at once. */
export const PageTransitionsContext = createContext<PageTransitions>({
  load: () => Promise.resolve(true),
  prefetcher: { prefetch: () => undefined, prefetchWhenVisible: () => () => undefined },
  startNavigation: () => () => true,
  transition: (navigate) => navigate(),
  onShown: () => undefined,
})

interface LocalizedLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** The page's path without a language's prefix. */
  readonly to: string
  /** The state of the page's entry in the browser's history. */
  readonly state?: unknown
}

/**
 * A link to a page, in the language of the current page. A link to the current page scrolls to its top,
 * without a new entry in the browser's history.
 */
export function LocalizedLink({
  to,
  state,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...rest
}: LocalizedLinkProps) {
  const transitions = useContext(PageTransitionsContext)
  const navigate = useNavigate()
  const address = localizedPath(to, useLanguage())
  const isCurrentPage = createPath(useLocation()) === address
  const pathname = address.replace(/[?#].*$/s, '')
  const link = useRef<HTMLAnchorElement>(null)
  const { prefetcher } = transitions
  const prefetch = () => prefetcher.prefetch(pathname)

  useEffect(
    () =>
      link.current === null || isCurrentPage
        ? undefined
        : prefetcher.prefetchWhenVisible(link.current, pathname),
    [prefetcher, pathname, isCurrentPage],
  )

  return (
    <Link
      {...rest}
      ref={link}
      to={address}
      state={state}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetch()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch()
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event)
        prefetch()
      }}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        const isStillCurrent = transitions.startNavigation()
        if (isCurrentPage) {
          // The router's `Link` replaces the history entry.
          window.scrollTo({ top: 0 })
          return
        }
        event.preventDefault()
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- it does capture the address
        const goToPage = () => void navigate(address, { state })
        // Loaded before the transition starts: during a transition the screen does not respond.
        transitions.load(pathname).then(
          () => isStillCurrent() && transitions.transition(goToPage),
          () => isStillCurrent() && goToPage(),
        )
      }}
    />
  )
}
