import { localizedPath } from '@storefront/i18n'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

import { useLanguage } from '../i18n/useLanguage.ts'

interface LocalizedLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** The page's path without a language's prefix. */
  readonly to: string
}

/**
 * A link to a page, in the language of the current page. As a `Button`, it ignores the second tap of a double tap: the first
 * one may have opened the page in which it lies.
 */
export function LocalizedLink({ to, onClick, ...link }: LocalizedLinkProps) {
  return (
    <Link
      viewTransition={showsTransitions}
      {...link}
      to={localizedPath(to, useLanguage())}
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

/** Not on phones, where a view transition takes longer than the page. */
const showsTransitions = !import.meta.env.SSR && window.matchMedia('(width >= 48rem)').matches
