import type { Order } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { useServices } from '../../composition/ServicesProvider.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { localizedPath } from '../../routes/paths.ts'
import { productQueries } from '../catalog/productQueries.ts'
import { addressOf } from '../orders/addressOf.ts'
import { orderQueries } from '../orders/orderQueries.ts'

/** Ends the checkout with a placed order: the cart is empty now, and the visitor sees the order. */
export function useConfirmation(): (order: Order) => void {
  const { loadBackend, cart, orderAttempt } = useServices()
  const client = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  return (order) => {
    const { uid, id } = order
    orderAttempt.end()
    cart.ordered()
    void client.invalidateQueries(orderQueries.history(loadBackend, uid))
    void client.invalidateQueries(productQueries.all(loadBackend))
    client.setQueryData(orderQueries.one(loadBackend, uid, id).queryKey, order)
    // Replaced: the way back leads to the cart, not to a checkout of nothing.
    void navigate(localizedPath(`${addressOf(id)}?placed`, language), { replace: true })
  }
}
