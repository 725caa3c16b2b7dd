import { useLocation } from 'react-router-dom'

import { brand } from '../../content/brand.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { alternatesOf, localizedPath, splitPath } from './paths.ts'

interface PageHeadProps {
  readonly title: string
  readonly description: string
  /** The page's own path where the address may be spelled in another case. */
  readonly path?: string
}

/**
 * Title, description, canonical and language addresses of a page; React puts them into the head. What
 * only those read who fetch a page anew, such as share cards, the build adds (build/shareTags.ts).
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
