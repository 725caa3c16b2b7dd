import { languages } from '@storefront/domain'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'

import { Guard } from './guard/Guard.tsx'
import { Layout } from './layout/Layout.tsx'
import { PageBoundary } from './errors/PageBoundary.tsx'
import { shortcuts } from './pages.ts'
import { type Site, SiteContext } from './site.ts'
import { LoadPageContext } from '../shared/navigation/LocalizedLink.tsx'
import { AccessContext } from '../shared/navigation/PageHead.tsx'
import { localizedPath } from '../shared/navigation/paths.ts'
import { SiteRoot } from './SiteRoot.tsx'

/**
 * The whole site as routes: each page in each language. What stands around a page is the same in
 * both, so that another language changes the words and nothing else.
 */
export function SitePages({ site }: { readonly site: Site }) {
  return (
    <SiteContext value={site}>
      <LoadPageContext value={site.load}>
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
                        element={
                          <AccessContext value={page.access}>
                            <page.Page />
                          </AccessContext>
                        }
                      />
                    )),
                  )}
                  {/* Their guard leads on. */}
                  {languages.flatMap((language) =>
                    [...shortcuts.keys()].map((path) => (
                      <Route
                        key={`${language}${path}`}
                        path={localizedPath(path, language)}
                        element={null}
                      />
                    )),
                  )}
                </Route>
                <Route
                  path="*"
                  element={
                    <Guard>
                      <site.notFound.Page />
                    </Guard>
                  }
                />
              </Route>
            </Routes>
          </Suspense>
        </PageBoundary>
      </LoadPageContext>
    </SiteContext>
  )
}
