import type { Role } from '../session/role.ts'
import { assertNever } from '../shared/assertNever.ts'
import { isAnonymised, type Order, type OrderStatus } from './order.ts'

/** Where the money of an order stands; `none` means that a cancelled order was never paid. */
export type Money = 'due' | 'received' | 'toRefund' | 'refunded' | 'none'

/** Where the bottles of an order stand. */
export type Goods = 'new' | 'shipped' | 'delivered' | 'cancelled'

/** The statuses of an order whose goods have not left. `paid` is stored in old orders only. */
export const newStatuses = ['pending', 'paid'] as const satisfies readonly OrderStatus[]

/** The steps forward. `collected` is delivered and paid in cash at the door: one step of both tracks. */
export const steps = [
  'received',
  'shipped',
  'delivered',
  'collected',
  'cancelled',
  'refunded',
] as const

export type Step = (typeof steps)[number]

/** The steps back. A cancellation has none: its bottles are in the stock again, and may be sold. */
export const corrections = [
  'receivedUndone',
  'shippedUndone',
  'deliveredUndone',
  'collectedUndone',
  'refundedUndone',
] as const

export type Correction = (typeof corrections)[number]

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

/** Whether somebody still has to act on an order: its goods have not arrived, or its money has to go back. */
export function isOpen(order: OrderState): boolean {
  const goods = goodsOf(order)
  return goods === 'new' || goods === 'shipped' || moneyOf(order) === 'toRefund'
}

/** Whether an order still stands as somebody has seen it. */
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
export function nextSteps(order: StepState, who: Role): readonly Step[] {
  const expected: readonly Step[] = expectedSteps[order.paymentMethod ?? 'onDelivery']
  return expected.filter((step) => canTakeStep(order, step, who))
}

/** The step back that each step has. */
export function correctionOf(step: Exclude<Step, 'cancelled'>): Correction {
  return `${step}Undone`
}

/** Whether an admin, or the user who placed the order, can take a step or correct one. */
export function canTakeStep(order: StepState, step: Step | Correction, who: Role): boolean {
  const goods = goodsOf(order)
  const money = moneyOf(order)
  // An old order with the status `paid` is agreed on with the shop, even if no payment was recorded.
  if (who === 'user') return step === 'cancelled' && order.status === 'pending' && money === 'due'
  switch (step) {
    case 'received':
      return money === 'due'
    case 'shipped':
    case 'cancelled':
      return goods === 'new'
    case 'delivered':
      return goods === 'shipped'
    case 'collected':
      return goods === 'shipped' && money === 'due' && order.paymentMethod !== 'transfer'
    case 'refunded':
      return money === 'toRefund'
    case 'receivedUndone':
      return money === 'received'
    case 'shippedUndone':
      return goods === 'shipped'
    // Without its customer an order cannot be delivered again.
    case 'deliveredUndone':
      return goods === 'delivered' && !isAnonymised(order)
    case 'collectedUndone':
      return isCollected(order) && !isAnonymised(order)
    case 'refundedUndone':
      return money === 'refunded'
    default:
      return assertNever(step)
  }
}

/** Whether an order was delivered and paid in one step, which stores one time for both. */
export function isCollected({ status, deliveredAt, paymentReceivedAt }: StepState): boolean {
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
 * The changes of an order's fields by a step.
 *
 * @param now the time of the step, in the backend's form
 */
export function changesOf<Time>(
  order: OrderState,
  step: Step | Correction,
  now: Time,
): StepChanges<Time> {
  switch (step) {
    case 'received':
      return { paymentReceivedAt: now }
    case 'shipped':
      return { status: 'shipped', shippedAt: now }
    case 'delivered':
      return { status: 'delivered', deliveredAt: now }
    case 'collected':
      return { status: 'delivered', deliveredAt: now, paymentReceivedAt: now }
    case 'cancelled':
      return {
        status: 'cancelled',
        cancelledAt: now,
        // Stored as null, so that a query finds what has to be refunded.
        ...(order.paymentReceivedAt !== null && { refundedAt: null }),
      }
    case 'refunded':
      return { refundedAt: now }
    case 'receivedUndone':
      return { paymentReceivedAt: null }
    case 'shippedUndone':
      return { status: 'pending', shippedAt: null, tracking: null }
    case 'deliveredUndone':
      return { status: 'shipped', deliveredAt: null }
    case 'collectedUndone':
      return { status: 'shipped', deliveredAt: null, paymentReceivedAt: null }
    case 'refundedUndone':
      return { refundedAt: null }
    default:
      return assertNever(step)
  }
}

/** Whether an order stands as after a step, for example because its reply was lost. */
export function isStepTaken(order: Order, step: Step | Correction): boolean {
  const { status, ...times } = changesOf(order, step, true)
  const isAtStatus = status === undefined || goodsOf({ status }) === goodsOf(order)
  return (
    isAtStatus &&
    // Object.entries does not know the names of the fields.
    Object.entries(times).every(
      ([field, time]) => (order[field as keyof Order] === null) === (time === null),
    )
  )
}
