import { Link, type LinkProps } from 'react-router-dom'

import { useLanguage } from '../i18n/useLanguage.ts'
import { localizedPath } from './paths.ts'

interface LocalizedLinkProps extends Omit<LinkProps, 'to'> {
  /** The page's path without a language's prefix. */
  readonly to: string
}

/** A link to a page in the language of the page it stands on. */
export function LocalizedLink({ to, ...rest }: LocalizedLinkProps) {
  return <Link viewTransition {...rest} to={localizedPath(to, useLanguage())} />
}
