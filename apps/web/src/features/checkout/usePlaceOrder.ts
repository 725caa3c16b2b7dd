import { useMutation } from '@tanstack/react-query'

import { useServices } from '../../shared/services.tsx'
import { useCartStore } from '../cart/useCart.ts'
import { type Placement, placeOrder } from './placeOrder.ts'
import { useConfirmation } from './useConfirmation.ts'

export interface Placing {
  /** What became of the last try; null before the first and during one. */
  readonly placement: Placement | null
  readonly isPlacing: boolean
  /** Never fails. */
  readonly place: (seen: Parameters<typeof placeOrder>[1]) => Promise<Placement>
}

/** Places an order and leads to it. */
export function usePlaceOrder(): Placing {
  const services = useServices()
  const cart = useCartStore()
  const confirm = useConfirmation()
  const { data, isPending, mutateAsync } = useMutation({
    async mutationFn(seen: Parameters<typeof placeOrder>[1]) {
      const placement = await placeOrder({ ...services, cart }, seen)
      if (placement.status === 'placed') confirm(placement.order)
      return placement
    },
  })
  return { placement: data ?? null, isPlacing: isPending, place: mutateAsync }
}
