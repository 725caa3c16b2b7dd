import { languages } from '@storefront/domain'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'

import { Guard } from '../session/SessionCheck.tsx'
import { Layout } from '../shell/Layout.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import type { Site } from './createSite.ts'
import { localizedPath } from './paths.ts'
import { ShownPage } from './ShownPage.tsx'
import { SiteContext } from './SiteContext.ts'
import { SiteRoot } from './SiteRoot.tsx'

/**
 * The whole site as routes: each page in each language. What stands around a page is the same in
 * both, so that another language changes the words and nothing else.
 */
export function SitePages({ site }: { readonly site: Site }) {
  return (
    <SiteContext value={site}>
      <PageBoundary>
        <Suspense>
          <Routes>
            <Route element={<SiteRoot />}>
              <Route element={<Layout />}>
                {languages.flatMap((language) =>
                  site.pages.map((page) => (
                    <Route
                      key={`${language}${page.path}`}
                      path={localizedPath(page.path ?? '', language)}
                      element={<ShownPage page={page} />}
                    />
                  )),
                )}
              </Route>
              <Route
                path="*"
                element={
                  <Guard>
                    <ShownPage page={site.notFound} />
                  </Guard>
                }
              />
            </Route>
          </Routes>
        </Suspense>
      </PageBoundary>
    </SiteContext>
  )
}
