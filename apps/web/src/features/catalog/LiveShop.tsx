import type { OutageCode } from '@storefront/domain'
import { type ReactNode, Suspense } from 'react'

import { createStore, useStore } from '../../shared/store.ts'
import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { type Shop, shopToCome } from './Shop.ts'

interface LiveShopProps {
  readonly children: (shop: Shop) => ReactNode
}

/** What asks the backend comes after the page, which stands there complete but for its prices. */
const OpenShop = lazyPart(async () => (await import('./OpenShop.tsx')).OpenShop, {
  Instead: ClosedShop,
})

/** Shows a page with the shop as it is now; until that is known, with a shop that is still to come. */
export function LiveShop({ children }: LiveShopProps) {
  return (
    <Suspense fallback={children(shopToCome)}>
      <OpenShop>{children}</OpenShop>
    </Suspense>
  )
}

const unreachable = createStore<OutageCode | null>('offline')

/** The shop whose code cannot be loaded; as it was prerendered, at first. */
function ClosedShop({ children, retry }: LiveShopProps & { readonly retry: () => void }) {
  const outage = useStore(unreachable, null)
  return children({ ...shopToCome, outage, retry })
}
