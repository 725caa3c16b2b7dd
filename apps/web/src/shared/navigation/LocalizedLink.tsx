import { localizedPath } from '@storefront/i18n'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

import { useLanguage } from '../i18n/useLanguage.ts'

interface LocalizedLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** The page's path without a language's prefix. */
  readonly to: string
}

/** A link to a page, in the language of the current page. */
export function LocalizedLink({ to, ...link }: LocalizedLinkProps) {
  return <Link viewTransition={showsTransitions} {...link} to={localizedPath(to, useLanguage())} />
}

/** Not on phones, where a view transition takes longer than the page. */
const showsTransitions = !import.meta.env.SSR && window.matchMedia('(width >= 48rem)').matches
