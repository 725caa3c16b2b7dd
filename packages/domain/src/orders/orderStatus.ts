import type { Role } from '../session/role.ts'
import type { Order, OrderStatus } from './order.ts'

const adminSteps = {
  pending: ['paid', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** Where an order stands, as far as its next step goes. */
type Standing = Pick<Order, 'status' | 'paymentReceivedAt'>

/**
 * The statuses an order can take next, by hand of an admin or of the user who placed it (spec
 * section 16.6). None from a final one; no user cancels what they have paid.
 */
export function nextStatuses(order: Standing, role: Role): readonly OrderStatus[] {
  if (role === 'admin') return adminSteps[order.status]
  return order.status === 'pending' && order.paymentReceivedAt === null ? ['cancelled'] : []
}

/** Whether an admin, or the user who placed the order, may move it so. */
export function canMoveOrder(order: Standing, to: OrderStatus, role: Role): boolean {
  return nextStatuses(order, role).includes(to)
}

/** Whether an admin may note that an order is paid: once, and not when it is cancelled. */
export function canReceivePayment({ status, paymentReceivedAt }: Standing): boolean {
  return paymentReceivedAt === null && status !== 'cancelled'
}

/** When an order took a status, in ms since 1970; null when it has not, or nobody noted it. */
export function statusTime(order: Order, status: OrderStatus): number | null {
  return status === 'pending' ? order.createdAt : order[`${status}At`]
}

/** Whether an order is still on its way: neither delivered nor cancelled. */
export function isOpenStatus(status: OrderStatus): boolean {
  return adminSteps[status].length > 0
}
