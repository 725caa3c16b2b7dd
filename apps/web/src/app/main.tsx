import './global.css'

import { splitPath } from '@storefront/i18n'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client'
import { createBrowserRouter, createPath } from 'react-router-dom'

import { whenIdle } from '../shared/lazy/whenIdle.ts'
import { App } from './App.tsx'
import { pageAt } from './pages.ts'
import { prefetchPages } from './prefetchPages.ts'
import { createRoutes, loadRoutes } from './routes.tsx'
import { createBrowserServices } from './services/createBrowserServices.ts'
import { createSite } from './site.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element #root')

const services = createBrowserServices(buildEnv)
const site = createSite()

/** What `PageHead` renders besides the title, of which the last rendered counts. */
const printedAddresses =
  'meta[name=description], link[rel=canonical], link[rel=alternate][hreflang]'

let router: ReturnType<typeof createBrowserRouter> | null = null

/** A page whose code is lost is opened by the browser: the server has the whole page, after a release too. */
async function openInBrowser(cause: unknown): Promise<never> {
  const target = router?.state.navigation.location
  // It is the first page: the boot script tells the visitor.
  if (target === undefined) throw cause
  window.location.assign(createPath(target))
  return new Promise(() => undefined)
}

/** React passes all other errors on to the window, whose `error` event is logged too. */
const errorHandlers: HydrationOptions = {
  onCaughtError: (error) => services.log('A part of the page could not be rendered', error),
}

async function start(element: HTMLElement): Promise<void> {
  const { pathname } = window.location
  const routes = createRoutes(site, openInBrowser)
  await loadRoutes(routes, pathname)
  // With data for hydration the router leaves the scroll position to the browser.
  router = createBrowserRouter(routes, { hydrationData: {} })
  // The 404 page shows the browser's language; the address may be in the other one, so it cannot be hydrated. Nor can
  // the one file of all orders, whose links have no order's id.
  const isPrerendered =
    element.firstElementChild !== null &&
    pageAt(splitPath(pathname).path)?.path.includes(':') !== true &&
    !('bothLanguages' in document.documentElement.dataset)
  const app = <App services={services} router={router} hydrates={isPrerendered} />
  // From now on React handles presses, even on parts that it has not hydrated yet.
  document.documentElement.dataset['app'] = 'running'
  // In a transition React yields between slices, so that the page responds to input.
  if (isPrerendered) startTransition(() => void hydrateRoot(element, app, errorHandlers))
  else {
    // React does not take over what was printed into the head, and renders its own.
    for (const printed of document.head.querySelectorAll(printedAddresses)) printed.remove()
    createRoot(element, errorHandlers).render(app)
  }
  services.start()
  prefetchPages(site)
  await whenIdle()
  // Lays out what is below the first screen (global.css), before anything scrolls there.
  delete document.documentElement.dataset['below']
}

start(root).catch((cause: unknown) => {
  services.log('The page could not be started', cause)
  // The boot script tells the visitor.
  window.dispatchEvent(new Event('start-failed'))
})
