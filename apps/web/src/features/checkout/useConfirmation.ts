import type { Order } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { useServices } from '../../shared/services.tsx'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { localizedPath } from '../../shared/navigation/paths.ts'
import { useCartStore } from '../cart/useCart.ts'
import { productQueries } from '../catalog/queries.ts'
import { orderPath } from '../orders/orderPath.ts'
import { orderQueries } from '../orders/orderQueries.ts'

/** Ends the checkout with a placed order: the cart is empty now, and the visitor sees the order. */
export function useConfirmation(): (order: Order) => void {
  const { loadBackend, orderIdempotencyKey } = useServices()
  const cart = useCartStore()
  const client = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  return (order) => {
    const { uid, id } = order
    orderIdempotencyKey.end()
    cart.onOrderPlaced()
    void client.invalidateQueries(orderQueries.history(loadBackend, uid))
    void client.invalidateQueries(productQueries.all(loadBackend))
    client.setQueryData(orderQueries.one(loadBackend, uid, id).queryKey, order)
    // Replaced: the way back leads to the cart, not to a checkout of nothing.
    void navigate(localizedPath(`${orderPath(id)}?placed`, language), { replace: true })
  }
}
