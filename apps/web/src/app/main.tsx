import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import './global.css'
import { createBrowserServices } from './services/createBrowserServices.ts'
import { AppServicesProvider } from './services/AppServicesProvider.tsx'
import { loadLateFonts } from '../shared/lateFonts.ts'
import { createImportCode } from '../shared/lazy/importCode.ts'
import { splitPath } from '../shared/navigation/paths.ts'
import { pageAt } from './pages.ts'
import { createSite } from './site.ts'
import { SitePages } from './SitePages.tsx'

// Before anything that comes later is asked for.
globalThis.importCode = createImportCode((address) => import(/* @vite-ignore */ address))

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element #root')

const services = createBrowserServices(buildEnv)
const site = createSite(services.progress)

async function start(element: HTMLElement): Promise<void> {
  const isHere = await site.load(location.pathname)
  const isPublic = pageAt(splitPath(location.pathname).path)?.access === 'public'
  // Without its code a page stays as it was prerendered; a private one has nothing to stay.
  if (!isHere && isPublic) throw new Error(`Not loaded: ${location.pathname}`)
  const app = (
    <StrictMode>
      <AppServicesProvider services={services}>
        <BrowserRouter>
          <SitePages site={site} />
        </BrowserRouter>
      </AppServicesProvider>
    </StrictMode>
  )
  // The 404 page comes in the language of the browser; the address may ask for the other one.
  const isPrerendered =
    isHere &&
    element.firstElementChild !== null &&
    !('bothLanguages' in document.documentElement.dataset)
  // From here on React hears of each click itself, also on what is not hydrated yet.
  document.documentElement.dataset['app'] = 'running'
  // In a transition React works in slices, between which the visitor is heard.
  if (isPrerendered) startTransition(() => void hydrateRoot(element, app))
  else createRoot(element).render(app)
  services.start()
  loadLateFonts().catch((cause: unknown) => services.log('The fonts were not loaded', cause))
}

function startOrWait(element: HTMLElement): void {
  start(element).catch((cause: unknown) => {
    services.log('The page could not be started', cause)
    window.addEventListener('online', () => startOrWait(element), { once: true })
  })
}

// In a task of its own, after this file's: pages wait for it, so it must not wait for them.
setTimeout(startOrWait, 0, root)
