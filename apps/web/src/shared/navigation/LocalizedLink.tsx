import { createContext, useContext } from 'react'
import { createPath, Link, type LinkProps, useLocation, useNavigate } from 'react-router-dom'

import { useLanguage } from '../i18n/useLanguage.ts'
import { localizedPath } from './paths.ts'
import { showByTransition, startFollowing } from './viewTransition.ts'

/** Brings what a page at a path needs, so that it can be shown in one go; the app provides it. */
export const LoadPageContext = createContext<(pathname: string) => Promise<unknown>>(() =>
  Promise.resolve(),
)

interface LocalizedLinkProps extends Omit<LinkProps, 'to'> {
  /** The page's path without a language's prefix. */
  readonly to: string
}

/**
 * A link to a page in the language of the page it stands on. To that very page it leads to its top,
 * without a second entry in the browser's history.
 */
export function LocalizedLink({ to, onClick, ...rest }: LocalizedLinkProps) {
  const loadPage = useContext(LoadPageContext)
  const navigate = useNavigate()
  const address = localizedPath(to, useLanguage())
  const isHere = createPath(useLocation()) === address
  return (
    <Link
      {...rest}
      to={address}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
        event.preventDefault()
        const isWanted = startFollowing()
        if (isHere) {
          window.scrollTo({ top: 0 })
          void navigate(address, { replace: true })
          return
        }
        const goThere = () => void navigate(address)
        // Loaded before the transition begins: during one, nothing on the screen answers.
        loadPage(address.replace(/[?#].*$/s, '')).then(
          () => isWanted() && showByTransition(goThere),
          () => isWanted() && goThere(),
        )
      }}
    />
  )
}

/** Whether the visitor wants the link elsewhere: in another tab or window, or as a file. */
function hasModifier(event: {
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
}
