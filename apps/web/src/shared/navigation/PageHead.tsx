import type { Access } from '@storefront/domain'
import { ogBackground } from '@storefront/imagery/og-background'
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'

import { brand } from '../../content/brand.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { alternateUrls, localizedPath, splitPath } from './paths.ts'

interface PageHeadProps {
  readonly title: string
  readonly description: string
  /** The page's own path where the address may be spelled in another case. */
  readonly path?: string
}

/** Who may see the page that is shown; whoever shows it says so. */
export const AccessContext = createContext<Access>('public')

/**
 * Title, description, canonical and language addresses of a page; React puts them into the head.
 * Pages that are not everybody's stay out of search engines.
 */
export function PageHead({ title, description, path }: PageHeadProps) {
  const isPublic = useContext(AccessContext) === 'public'
  const language = useLanguage()
  const { pathname } = useLocation()
  const own = path ?? splitPath(pathname).path
  const fullTitle = title.includes(brand.name) ? title : `${title} · ${brand.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {!isPublic ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${brand.siteUrl}${localizedPath(own, language)}`} />
          {alternateUrls(own).map((alternate) => (
            <link
              key={alternate.language}
              rel="alternate"
              hrefLang={alternate.language}
              href={alternate.url}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={`${brand.siteUrl}${own}`} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content={language === 'es' ? 'es_EC' : 'en_US'} />
          <meta property="og:image" content={`${brand.siteUrl}${ogBackground.src}`} />
        </>
      )}
    </>
  )
}
