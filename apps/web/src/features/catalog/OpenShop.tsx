import type { ReactNode } from 'react'

import { ServerState } from '../../shared/query/ServerState.tsx'
import type { Shop } from './Shop.ts'
import { useShop } from './useShop.ts'

interface OpenShopProps {
  readonly children: (shop: Shop) => ReactNode
}

/** Hands on the shop as the backend knows it. */
export function OpenShop(props: OpenShopProps) {
  return (
    <ServerState>
      <Shown {...props} />
    </ServerState>
  )
}

const Shown = ({ children }: OpenShopProps) => children(useShop())
