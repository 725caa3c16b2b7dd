import { brand } from '@storefront/brand'
import { alternatesOf, localizedPath, splitPath } from '@storefront/i18n'
import { useLocation } from 'react-router-dom'

import { useLanguage } from '../i18n/useLanguage.ts'

interface PageHeadProps {
  readonly title: string
  readonly description: string
  /** The page's canonical path, if the address may be in another case. Default: the path of the address. */
  readonly path?: string
}

/**
 * Title, description, canonical link and language alternates of a page; React moves them into the head.
 * The build adds the tags that only matter in the HTML file, such as share cards (build/shareTags.ts).
 */
export function PageHead({ title, description, path }: PageHeadProps) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const own = path ?? splitPath(pathname).path
  const fullTitle = title.includes(brand.name) ? title : `${title} · ${brand.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${brand.siteUrl}${localizedPath(own, language)}`} />
      {alternatesOf(own).map(({ hrefLang, url }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={url} />
      ))}
    </>
  )
}
