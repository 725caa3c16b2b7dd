import { type ComponentProps, createContext, useContext, useEffect, useRef } from 'react'
import { createPath, Link, useLocation, useNavigate } from 'react-router-dom'

import { useLanguage } from '../i18n/useLanguage.ts'
import { createFetchAhead, type FetchAhead } from './fetchAhead.ts'
import { isPlainClick } from './isPlainClick.ts'
import { localizedPath } from './paths.ts'

/** How the site goes from one page to another; the app provides it. */
export interface PageTransitions {
  /** Brings what the page at a path needs, so that it can be shown in one go. */
  readonly load: (pathname: string) => Promise<unknown>
  /** Brings it before the link is followed. */
  readonly ahead: FetchAhead
  /**
   * Marks a link as followed. The answer tells whether it is still the last one that was, and the
   * visitor where they followed it: who goes back meanwhile, or changes the language, wants that instead.
   */
  readonly startFollowing: () => () => boolean
  /** Changes to another page by a view transition where the browser has them; on a phone, which would take longer for it than for the page, at once. */
  readonly show: (navigate: () => void) => void
  /** To be called once another page stands in the document. */
  readonly onShown: () => void
}

export function createPageTransitions(
  load: PageTransitions['load'],
  fetchPage: PageTransitions['load'] = () => Promise.resolve(),
): PageTransitions {
  let tellShown: (() => void) | null = null
  let followed: object | null = null

  function onShown(): void {
    tellShown?.()
    tellShown = null
  }

  return {
    load,
    ahead: createFetchAhead(fetchPage),
    startFollowing() {
      const own = {}
      const { href } = window.location
      followed = own
      return () => followed === own && window.location.href === href
    },
    show(navigate) {
      if (!('startViewTransition' in document) || isPhone()) {
        navigate()
        return
      }
      document.startViewTransition(
        () =>
          new Promise<void>((resolve) => {
            onShown()
            tellShown = resolve
            navigate()
          }),
      )
    },
    onShown,
  }
}

const isPhone = () => !window.matchMedia('(width >= 48rem)').matches

/** Outside of the site, in a story say, a link leads on at once. */
export const PageTransitionsContext = createContext<PageTransitions>({
  load: () => Promise.resolve(),
  ahead: { wanted: () => undefined, whenSeen: () => () => undefined },
  startFollowing: () => () => true,
  show: (navigate) => navigate(),
  onShown: () => undefined,
})

interface LocalizedLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** The page's path without a language's prefix. */
  readonly to: string
}

/**
 * A link to a page in the language of the page it stands on. To that very page it leads to its top,
 * without a second entry in the browser's history.
 */
export function LocalizedLink({
  to,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...rest
}: LocalizedLinkProps) {
  const transitions = useContext(PageTransitionsContext)
  const navigate = useNavigate()
  const address = localizedPath(to, useLanguage())
  const isHere = createPath(useLocation()) === address
  const pathname = address.replace(/[?#].*$/s, '')
  const link = useRef<HTMLAnchorElement>(null)
  const { ahead } = transitions
  const wanted = () => ahead.wanted(pathname)

  useEffect(
    () => (link.current === null || isHere ? undefined : ahead.whenSeen(link.current, pathname)),
    [ahead, pathname, isHere],
  )

  return (
    <Link
      {...rest}
      ref={link}
      to={address}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        wanted()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        wanted()
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event)
        wanted()
      }}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        const isWanted = transitions.startFollowing()
        if (isHere) {
          // The router's link does the rest.
          window.scrollTo({ top: 0 })
          return
        }
        event.preventDefault()
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- it does capture the address
        const goThere = () => void navigate(address)
        // Loaded before the transition begins: during one, nothing on the screen answers.
        transitions.load(pathname).then(
          () => isWanted() && transitions.show(goThere),
          () => isWanted() && goThere(),
        )
      }}
    />
  )
}
