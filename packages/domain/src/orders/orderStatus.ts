import type { Role } from '../session/role.ts'
import type { OrderStatus } from './order.ts'

const adminSteps = {
  pending: ['paid', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** The statuses an order can take next: an admin's, or those of the user who placed it. */
export function nextStatuses(status: OrderStatus, role: Role): readonly OrderStatus[] {
  if (role === 'admin') return adminSteps[status]
  return status === 'pending' ? ['cancelled'] : []
}

export function canMoveOrder(from: OrderStatus, to: OrderStatus, role: Role): boolean {
  return nextStatuses(from, role).includes(to)
}
