import type { Role } from '../session/role.ts'
import type { OrderStatus } from './order.ts'

const adminSteps = {
  pending: ['paid', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/**
 * The statuses an order can take next, by hand of an admin or of the user who placed it (decisions,
 * "Checkout and orders"). None from a final one.
 */
export function nextStatuses(status: OrderStatus, role: Role): readonly OrderStatus[] {
  if (role === 'admin') return adminSteps[status]
  return status === 'pending' ? ['cancelled'] : []
}

/** Whether an admin, or the user who placed the order, may move it so. */
export function canMoveOrder(from: OrderStatus, to: OrderStatus, role: Role): boolean {
  return nextStatuses(from, role).includes(to)
}

/** Whether an order is still on its way: neither delivered nor cancelled. */
export function isOpenStatus(status: OrderStatus): boolean {
  return adminSteps[status].length > 0
}
