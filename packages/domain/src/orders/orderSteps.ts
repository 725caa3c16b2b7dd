import type { Role } from '../session/role.ts'
import { isAnonymised, type Correction, type Order, type OrderStatus, type Step } from './order.ts'

/** Where the money of an order stands; `none` means that a cancelled order was never paid. */
export type Money = 'due' | 'received' | 'toRefund' | 'refunded' | 'none'

/** Where the bottles of an order stand. */
export type Goods = 'new' | 'shipped' | 'delivered' | 'cancelled'

/** The statuses of an order whose goods have not left. `paid` is stored in old orders only. */
export const newStatuses = ['pending', 'paid'] as const satisfies readonly OrderStatus[]

/** The fields of an order from which its two tracks are read. */
export type OrderState = Pick<Order, 'status' | 'paymentReceivedAt' | 'refundedAt'>

/** The fields of an order that decide which steps are possible. */
export type StepState = OrderState & Pick<Order, 'paymentMethod' | 'deliveredAt' | 'customer'>

/** Where the money of an order stands, orders of earlier versions included. */
export function moneyOf({ status, paymentReceivedAt, refundedAt }: OrderState): Money {
  const isReceived = paymentReceivedAt !== null
  if (status !== 'cancelled') return isReceived ? 'received' : 'due'
  if (refundedAt !== null) return 'refunded'
  return isReceived ? 'toRefund' : 'none'
}

/** Where the bottles of an order stand, orders of earlier versions included. */
export function goodsOf({ status }: Pick<Order, 'status'>): Goods {
  return status === 'pending' || status === 'paid' ? 'new' : status
}

/** Whether somebody still has to act on an order: its goods have not arrived, or its money has to be refunded. */
export function isOpen(order: OrderState): boolean {
  const goods = goodsOf(order)
  return goods === 'new' || goods === 'shipped' || moneyOf(order) === 'toRefund'
}

/** Whether the money and the goods of an order have not moved since somebody saw it as `seen`. */
export function isInState(order: OrderState, seen: OrderState): boolean {
  return (
    order.status === seen.status &&
    order.paymentReceivedAt === seen.paymentReceivedAt &&
    order.refundedAt === seen.refundedAt
  )
}

/** A transfer is expected before the bottles leave, cash when they arrive. */
const expectedSteps = {
  transfer: ['received', 'shipped', 'delivered', 'refunded', 'cancelled'],
  onDelivery: ['collected', 'shipped', 'delivered', 'received', 'refunded', 'cancelled'],
} as const satisfies Record<string, readonly Step[]>

/**
 * The steps that an admin, or the user who placed the order, can take next, the expected one first (spec
 * section 16.6). The hosted database's rules compute the same.
 */
export function nextSteps(order: StepState, role: Role): readonly Step[] {
  const expected: readonly Step[] = expectedSteps[order.paymentMethod ?? 'onDelivery']
  return expected.filter((step) => canTakeStep(order, step, role))
}

/** The correction that undoes a step. */
export function correctionOf(step: Exclude<Step, 'cancelled'>): Correction {
  return `${step}Undone`
}

const isNew = (order: StepState) => goodsOf(order) === 'new'
const isShipped = (order: StepState) => goodsOf(order) === 'shipped'
const isDue = (order: StepState) => moneyOf(order) === 'due'

/** Whether an admin can take a step, or correct one. */
const isPossible: Readonly<Record<Step | Correction, (order: StepState) => boolean>> = {
  received: isDue,
  shipped: isNew,
  delivered: isShipped,
  collected: (order) => isShipped(order) && isDue(order) && order.paymentMethod !== 'transfer',
  cancelled: isNew,
  refunded: (order) => moneyOf(order) === 'toRefund',
  receivedUndone: (order) => moneyOf(order) === 'received',
  shippedUndone: isShipped,
  // Without its customer an order cannot be delivered again.
  deliveredUndone: (order) => goodsOf(order) === 'delivered' && !isAnonymised(order),
  collectedUndone: (order) => isCollected(order) && !isAnonymised(order),
  refundedUndone: (order) => moneyOf(order) === 'refunded',
}

/** Whether an admin, or the user who placed the order, can take a step or correct one. */
export function canTakeStep(order: StepState, step: Step | Correction, role: Role): boolean {
  if (role === 'admin') return isPossible[step](order)
  // An old order with the status `paid` is agreed on with the shop, even if no payment was recorded.
  return step === 'cancelled' && order.status === 'pending' && isDue(order)
}

/** Whether an order was delivered and paid in one step, which stores one time for both. */
function isCollected({ status, deliveredAt, paymentReceivedAt }: StepState): boolean {
  return status === 'delivered' && deliveredAt !== null && deliveredAt === paymentReceivedAt
}

/** The fields that a step writes into the order, besides its activity and `updatedAt`. */
export type StepChanges<Time> = {
  readonly status?: OrderStatus
  readonly tracking?: null
} & {
  readonly [
    Field in 'paymentReceivedAt' | 'refundedAt' | 'shippedAt' | 'deliveredAt' | 'cancelledAt'
  ]?: Time | null
}

/**
 * Returns the fields of an order that a step changes.
 *
 * @param now the time of the step, in the backend's type
 */
export function changesOf<Time>(
  { paymentReceivedAt }: OrderState,
  step: Step | Correction,
  now: Time,
): StepChanges<Time> {
  const changes: Readonly<Record<Step | Correction, StepChanges<Time>>> = {
    received: { paymentReceivedAt: now },
    shipped: { status: 'shipped', shippedAt: now },
    delivered: { status: 'delivered', deliveredAt: now },
    collected: { status: 'delivered', deliveredAt: now, paymentReceivedAt: now },
    cancelled: {
      status: 'cancelled',
      cancelledAt: now,
      // Stored as null, so that a query finds what has to be refunded.
      ...(paymentReceivedAt !== null && { refundedAt: null }),
    },
    refunded: { refundedAt: now },
    receivedUndone: { paymentReceivedAt: null },
    shippedUndone: { status: 'pending', shippedAt: null, tracking: null },
    deliveredUndone: { status: 'shipped', deliveredAt: null },
    collectedUndone: { status: 'shipped', deliveredAt: null, paymentReceivedAt: null },
    refundedUndone: { refundedAt: null },
  }
  return changes[step]
}

/** Whether an order is in the state after a step, for example because the reply to the step was lost. */
export function isStepTaken(order: Order, step: Step | Correction): boolean {
  const { status, ...times } = changesOf(order, step, true)
  const isAtStatus = status === undefined || goodsOf({ status }) === goodsOf(order)
  return (
    isAtStatus &&
    // Object.entries loses the types of the fields' names.
    Object.entries(times).every(
      ([field, time]) => (order[field as keyof Order] === null) === (time === null),
    )
  )
}
