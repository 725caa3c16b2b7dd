import type { Role } from '../session/role.ts'
import type { Order, OrderStatus } from './order.ts'

const adminTransitions = {
  pending: ['paid', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** The fields of an order that decide which statuses can follow. */
export type OrderState = Pick<Order, 'status' | 'paymentReceivedAt'>

/** Whether an order still has the status and the payment that somebody has seen. */
export function isInState(order: OrderState, seen: OrderState): boolean {
  return order.status === seen.status && order.paymentReceivedAt === seen.paymentReceivedAt
}

/**
 * The statuses to which an admin, or the user who placed the order, can change it (spec section 16.6).
 * Final statuses have none. Users cannot cancel an order with a received payment.
 */
export function nextStatuses(order: OrderState, role: Role): readonly OrderStatus[] {
  if (role === 'admin') return adminTransitions[order.status]
  return order.status === 'pending' && order.paymentReceivedAt === null ? ['cancelled'] : []
}

/** Whether an admin, or the user who placed the order, may change its status to `to`. */
export function canChangeStatus(order: OrderState, to: OrderStatus, role: Role): boolean {
  return nextStatuses(order, role).includes(to)
}

/** Whether an admin may record the payment: once, and not for a cancelled order. */
export function canRecordPayment({ status, paymentReceivedAt }: OrderState): boolean {
  return paymentReceivedAt === null && status !== 'cancelled'
}

/** When an order reached a status, in ms since 1970; null if it has not, or if it was not recorded. */
export function statusTime(order: Order, status: OrderStatus): number | null {
  return status === 'pending' ? order.createdAt : order[`${status}At`]
}

/** Whether an order is neither delivered nor cancelled. */
export function isOpenStatus(status: OrderStatus): boolean {
  return adminTransitions[status].length > 0
}
