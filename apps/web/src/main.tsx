import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import './global.css'
import { createBrowserServices } from './composition/createBrowserServices.ts'
import { ServicesProvider } from './composition/ServicesProvider.tsx'
import { showCartCount } from './features/cart/showCartCount.ts'
import { createRoutes } from './routes/createRoutes.tsx'
import { loadMatchedRoutes } from './routes/loadMatchedRoutes.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element #root')

const services = createBrowserServices(buildEnv)
const routes = createRoutes()
await loadMatchedRoutes(routes, location.pathname)

const app = (
  <StrictMode>
    <ServicesProvider services={services}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </ServicesProvider>
  </StrictMode>
)

// The 404 page comes in the language of the browser; the address may ask for the other one.
const isPrerendered =
  root.firstElementChild !== null && !('bothLanguages' in document.documentElement.dataset)
if (isPrerendered) hydrateRoot(root, app)
else createRoot(root).render(app)
services.start()
showCartCount(services.cart, document.documentElement)
