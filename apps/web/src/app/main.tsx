import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import './global.css'

import { loadLateFonts } from '../shared/lateFonts.ts'
import { createImportCode } from '../shared/lazy/importCode.ts'
import { findLossReason, LostCode } from '../shared/lazy/LostCode.ts'
import { takeOverLostStyles } from '../shared/lazy/lostStyles.ts'
import { splitPath } from '../shared/navigation/paths.ts'
import { pageAt } from './pages.ts'
import { AppServicesProvider } from './services/AppServicesProvider.tsx'
import { createBrowserServices } from './services/createBrowserServices.ts'
import { createSite } from './site.ts'
import { SitePages } from './SitePages.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element #root')

const services = createBrowserServices(buildEnv)

// Before the first `import()`, which calls it.
globalThis.importCode = createImportCode({
  importModule: (address) => import(/* @vite-ignore */ address),
  styles: takeOverLostStyles(),
  async findLossReason() {
    const reason = await findLossReason()
    if (reason === 'new-release') services.notices.showUntilSolved('new-release')
    return reason
  },
})

const site = createSite(services.progress)

/** React passes all other errors on to the window, whose `error` event is logged too. */
const errorHandlers: HydrationOptions = {
  onCaughtError: (error) => services.log('A part of the page could not be rendered', error),
}

async function start(element: HTMLElement): Promise<void> {
  const isLoaded = await site.load(location.pathname)
  const page = pageAt(splitPath(location.pathname).path)
  // Without its code a public page keeps its prerendered HTML; a private page has none.
  if (!isLoaded && page?.access === 'public') throw new LostCode('code-lost', location.pathname)
  const app = (
    <StrictMode>
      <AppServicesProvider services={services}>
        <BrowserRouter>
          <SitePages site={site} />
        </BrowserRouter>
      </AppServicesProvider>
    </StrictMode>
  )
  // The 404 page shows the browser's language; the address may be in the other one, so it cannot be hydrated. Nor can
  // the one file of all orders, whose links have no order's id.
  const isPrerendered =
    isLoaded &&
    element.firstElementChild !== null &&
    page?.path.includes(':') !== true &&
    !('bothLanguages' in document.documentElement.dataset)
  // From now on React handles clicks, even on parts that it has not hydrated yet.
  document.documentElement.dataset['app'] = 'running'
  // In a transition React yields between slices, so that the page responds to input.
  if (isPrerendered) startTransition(() => void hydrateRoot(element, app, errorHandlers))
  else createRoot(element, errorHandlers).render(app)
  services.start()
  // The browser's console names the font.
  loadLateFonts().catch(() => services.log('The fonts were not loaded'))
}

function startOrWait(element: HTMLElement): void {
  start(element).catch((cause: unknown) => {
    services.log('The page could not be started', cause)
    // The boot script tells the visitor.
    window.dispatchEvent(new Event('start-failed'))
    window.addEventListener('online', () => startOrWait(element), { once: true })
  })
}

// In a separate task: pages import this file, so it must finish before it waits for them.
setTimeout(startOrWait, 0, root)
