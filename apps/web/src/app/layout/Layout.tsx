import { SkipLink } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'

import { Notices } from '../../shared/notices/Notices.tsx'
import { Guard } from '../guard/Guard.tsx'
import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { SiteNavbar } from './SiteNavbar.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { HydrateWhenVisible } from '../../shared/lazy/HydrateWhenVisible.tsx'

/** At the end of every page; src/prerender.tsx brings its styles with the page. */
const SiteFooter = lazyPart(async () => (await import('./SiteFooter.tsx')).SiteFooter, {
  Instead: () => null,
})

/** What all pages but the 404 page share: navbar, notices, the page's content, footer. */
export function Layout() {
  const { t } = useTranslation('layout')
  const content = useFocusOnNavigation()
  return (
    <>
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      <SiteNavbar />
      <Notices />
      <main id="content" ref={content} tabIndex={-1}>
        <Guard>
          <Outlet />
        </Guard>
      </main>
      <HydrateWhenVisible>
        <SiteFooter />
      </HydrateWhenVisible>
    </>
  )
}
