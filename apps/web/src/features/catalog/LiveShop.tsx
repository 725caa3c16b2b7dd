import { lazy, type ReactNode, Suspense } from 'react'

import { type Shop, shopToCome } from './Shop.ts'

interface LiveShopProps {
  readonly children: (shop: Shop) => ReactNode
}

/** What asks the backend comes after the page, which stands there complete but for its prices. */
const OpenShop = lazy(async () => ({ default: (await import('./OpenShop.tsx')).OpenShop }))

/** Shows a page with the shop as it is now; until that is known, with a shop that is still to come. */
export function LiveShop({ children }: LiveShopProps) {
  return (
    <Suspense fallback={children(shopToCome)}>
      <OpenShop>{children}</OpenShop>
    </Suspense>
  )
}
