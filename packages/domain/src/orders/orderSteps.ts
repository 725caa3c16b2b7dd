import type { Role } from '../session/role.ts'
import { assertNever } from '../shared/assertNever.ts'
import { isAnonymised, type Correction, type Order, type Step } from './order.ts'

/** Where the money of an order stands; `none` means that a cancelled order was never paid. */
export type Money = 'due' | 'received' | 'toRefund' | 'refunded' | 'none'

/** Where the bottles of an order stand. */
export type Goods = 'new' | 'shipped' | 'delivered' | 'cancelled'

/** The fields of an order from which its two tracks are read. */
export type OrderState = Pick<Order, 'status' | 'paymentReceivedAt' | 'refundedAt'>

/** The fields of an order that decide which steps are possible. */
export type StepState = OrderState & Pick<Order, 'paymentMethod' | 'deliveredAt' | 'customer'>

/** Where the money of an order stands. */
export function moneyOf({ status, paymentReceivedAt, refundedAt }: OrderState): Money {
  const isReceived = paymentReceivedAt !== null
  if (status !== 'cancelled') return isReceived ? 'received' : 'due'
  if (refundedAt !== null) return 'refunded'
  return isReceived ? 'toRefund' : 'none'
}

/** Where the bottles of an order stand. */
export function goodsOf({ status }: Pick<Order, 'status'>): Goods {
  return status === 'pending' ? 'new' : status
}

/** Whether somebody still has to act on an order: its goods have not arrived, or its money has to be refunded. */
export function isOpen(order: OrderState): boolean {
  const goods = goodsOf(order)
  return goods === 'new' || goods === 'shipped' || moneyOf(order) === 'toRefund'
}

/** The times tell a parcel that was sent again from the one that was seen. */
type SeenState = OrderState & Pick<Order, 'shippedAt' | 'deliveredAt'>

/** The state of an order that somebody has before their eyes, as `takeStep` takes it. */
export function stateOf(order: SeenState): SeenState {
  const { status, paymentReceivedAt, refundedAt, shippedAt, deliveredAt } = order
  return { status, paymentReceivedAt, refundedAt, shippedAt, deliveredAt }
}

/** Whether the money and the goods of an order have not moved since somebody saw it as `seen`. */
export function isInState(order: SeenState, seen: SeenState): boolean {
  return (
    order.status === seen.status &&
    order.paymentReceivedAt === seen.paymentReceivedAt &&
    order.refundedAt === seen.refundedAt &&
    order.shippedAt === seen.shippedAt &&
    order.deliveredAt === seen.deliveredAt
  )
}

/** A transfer is expected before the bottles leave, cash when they arrive. */
const expectedSteps = {
  transfer: ['received', 'shipped', 'delivered', 'refunded', 'cancelled'],
  onDelivery: ['collected', 'shipped', 'delivered', 'received', 'refunded', 'cancelled'],
} as const satisfies Record<string, readonly Step[]>

/**
 * The steps that an admin, or the user who placed the order, can take next, the expected one first (spec
 * section 16.6).
 */
export function nextSteps(order: StepState, role: Role): readonly Step[] {
  const expected: readonly Step[] = expectedSteps[order.paymentMethod]
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

/** Whether an admin, or the order's buyer, can take a step or correct one. A buyer only cancels, before paying. */
export function canTakeStep(order: StepState, step: Step | Correction, role: Role): boolean {
  if (role === 'admin') return isPossible[step](order)
  return step === 'cancelled' && isNew(order) && isDue(order)
}

/** Whether an order was delivered and paid in one step, which stores one time for both. */
function isCollected({ status, deliveredAt, paymentReceivedAt }: StepState): boolean {
  return status === 'delivered' && deliveredAt !== null && deliveredAt === paymentReceivedAt
}

/** The fields of an order that a step changes. */
type StepChanges = Partial<
  Pick<
    Order,
    | 'status'
    | 'tracking'
    | 'paymentReceivedAt'
    | 'refundedAt'
    | 'shippedAt'
    | 'deliveredAt'
    | 'cancelledAt'
  >
>

function changesOf(step: Step | Correction, now: number): StepChanges {
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
      return { status: 'cancelled', cancelledAt: now }
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

/** The order after a step, which is added to its activity. `now` is in ms since 1970. */
export function afterStep(order: Order, step: Step | Correction, by: string, now: number): Order {
  return {
    ...order,
    ...changesOf(step, now),
    updatedAt: now,
    activity: [...order.activity, { kind: step, by, at: now }],
  }
}

/** Whether an order is in the state after a step, for example because the reply to the step was lost. */
export function isStepTaken(order: Order, step: Step | Correction): boolean {
  const { status = order.status, ...times } = changesOf(step, order.updatedAt)
  return (
    status === order.status &&
    // Object.entries loses the types of the fields' names.
    Object.entries(times).every(
      ([field, time]) => (order[field as keyof Order] === null) === (time === null),
    )
  )
}
