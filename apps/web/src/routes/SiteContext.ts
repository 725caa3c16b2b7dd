import { createContext, useContext } from 'react'

import type { Site } from './createSite.ts'

export const SiteContext = createContext<Site | null>(null)

/** The site's pages and words. Throws outside of the site. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useSite() needs a SiteContext above it')
  return site
}
