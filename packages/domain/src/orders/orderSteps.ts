import type { Cents } from '../money/money.ts'
import type { Role } from '../session/role.ts'
import { assertNever } from '../shared/assertNever.ts'
import {
  isAnonymised,
  steps,
  type ActivityEntry,
  type Correction,
  type Order,
  type Step,
} from './order.ts'

/** Where the money of an order stands; `none` means that a cancelled order was never paid. */
export type Money = 'due' | 'received' | 'toRefund' | 'refunded' | 'none'

/** Where the bottles of an order stand. */
export type Goods = 'new' | 'shipped' | 'delivered' | 'cancelled' | 'returned'

/** The fields of an order from which its two tracks are read. */
export type OrderState = Pick<
  Order,
  'status' | 'totalCents' | 'paymentReceivedAt' | 'receivedCents' | 'refundedAt' | 'refundedCents'
>

/** The fields of an order that decide which steps are possible. */
export type StepState = OrderState & Pick<Order, 'paymentMethod' | 'deliveredAt' | 'customer'>

/** Whether an order goes no further: all that was paid has to go back. */
const isClosed = ({ status }: Pick<Order, 'status'>) =>
  status === 'cancelled' || status === 'returned'

/** What was received for an order, in cents. */
export function receivedOf(order: OrderState): Cents {
  return order.paymentReceivedAt === null ? 0 : (order.receivedCents ?? order.totalCents)
}

/** What was refunded of an order so far, in cents. */
export function refundedOf(order: OrderState): Cents {
  return order.refundedCents ?? (order.refundedAt === null ? 0 : receivedOf(order))
}

/** What has still to be received for an order, in cents: more than was received if an edit has raised the total. */
export function dueOf(order: OrderState): Cents {
  return isClosed(order) ? 0 : Math.max(0, order.totalCents - receivedOf(order))
}

/**
 * What has to be refunded of an order, in cents: all of one that goes no further, and what an edit has made too much.
 * One refund of less settles it, as somebody has agreed with the buyer.
 */
export function toRefundOf(order: OrderState): Cents {
  const kept = receivedOf(order) - refundedOf(order)
  if (isClosed(order)) return order.refundedAt === null ? kept : 0
  return Math.max(0, kept - order.totalCents)
}

/** Where the money of an order stands. */
export function moneyOf(order: OrderState): Money {
  if (toRefundOf(order) > 0) return 'toRefund'
  if (isClosed(order)) return receivedOf(order) === 0 ? 'none' : 'refunded'
  return dueOf(order) > 0 ? 'due' : 'received'
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

/**
 * The times tell a parcel that was sent again from the one that was seen; total and place of pick-up tell an order that
 * was edited.
 */
export type SeenState = Pick<
  Order,
  | 'status'
  | 'paymentReceivedAt'
  | 'refundedAt'
  | 'shippedAt'
  | 'deliveredAt'
  | 'totalCents'
  | 'pickupAddress'
>

/** The state of an order that somebody has before their eyes, as commands take it. */
export function stateOf(order: SeenState): SeenState {
  const { status, paymentReceivedAt, refundedAt, shippedAt, deliveredAt } = order
  const { totalCents, pickupAddress } = order
  return {
    status,
    paymentReceivedAt,
    refundedAt,
    shippedAt,
    deliveredAt,
    totalCents,
    pickupAddress,
  }
}

/** Whether the money and the goods of an order, and where they go, have not changed since somebody saw it as `seen`. */
export function isInState(order: SeenState, seen: SeenState): boolean {
  return (
    order.status === seen.status &&
    order.paymentReceivedAt === seen.paymentReceivedAt &&
    order.refundedAt === seen.refundedAt &&
    order.shippedAt === seen.shippedAt &&
    order.deliveredAt === seen.deliveredAt &&
    order.totalCents === seen.totalCents &&
    order.pickupAddress === seen.pickupAddress
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

/** The steps that return bottles to the stock, where they may be sold at once: none is undone. */
export const isFinal = (step: Step | Correction): step is 'cancelled' | 'returned' =>
  step === 'cancelled' || step === 'returned'

const isStep = (step: Step | Correction): step is Step => steps.some((one) => one === step)

/** The correction that undoes a step; null for one that nothing undoes, and for a correction. */
export function correctionOf(step: Step | Correction): Correction | null {
  return isStep(step) && !isFinal(step) ? `${step}Undone` : null
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
  returned: (order) => isShipped(order) || goodsOf(order) === 'delivered',
  refunded: (order) => moneyOf(order) === 'toRefund',
  receivedUndone: (order) => moneyOf(order) === 'received' && order.paymentReceivedAt !== null,
  shippedUndone: isShipped,
  // Without its customer an order cannot be delivered again.
  deliveredUndone: (order) => goodsOf(order) === 'delivered' && !isAnonymised(order),
  collectedUndone: (order) => isCollected(order) && !isAnonymised(order),
  refundedUndone: (order) => order.refundedAt !== null,
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
    | 'returnedAt'
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
    case 'returned':
      return { status: 'returned', returnedAt: now }
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

/** The amounts of an order that a step changes. */
function amountsOf(order: Order, step: Step | Correction): Partial<Order> {
  if (step === 'received' || step === 'collected') return { receivedCents: null }
  if (step === 'refunded') return { refundedCents: refundedOf(order) + toRefundOf(order) }
  // What was refunded before was a part: the rest has to go back too.
  if (isFinal(step)) return { refundedAt: null, refundedCents: refundedOf(order) || null }
  if (step !== 'refundedUndone') return {}
  const last = order.activity.findLast(({ kind }) => kind === 'refunded')
  const before = refundedOf(order) - (last?.cents ?? refundedOf(order))
  return { refundedCents: before || null }
}

/**
 * The order after a step, which is added to its activity.
 *
 * @param now in ms since 1970
 * @param details what else the entry says
 */
export function afterStep(
  order: Order,
  step: Step | Correction,
  by: string,
  now: number,
  details: Pick<ActivityEntry, 'restocked'> = {},
): Order {
  const refund = step === 'refunded' ? { cents: toRefundOf(order) } : {}
  return {
    ...order,
    ...changesOf(step, now),
    ...amountsOf(order, step),
    updatedAt: now,
    activity: [...order.activity, { kind: step, by, at: now, ...refund, ...details }],
  }
}

/** Whether an order is in the state after a step, for example because the reply to the step was lost. */
export function isStepTaken(order: Order, step: Step | Correction): boolean {
  // Money that was received, or refunded, may be due again after an edit.
  if (isPossible[step](order)) return false
  const { status = order.status, ...times } = changesOf(step, order.updatedAt)
  return (
    status === order.status &&
    // Object.entries loses the types of the fields' names.
    Object.entries(times).every(
      ([field, time]) => (order[field as keyof Order] === null) === (time === null),
    )
  )
}

/** Whether an admin may change what is in an order, and where it goes: until it leaves. */
export const canEdit = (order: Order): boolean => goodsOf(order) === 'new' && !isAnonymised(order)

/** Whether money of an order is left that can be given back. */
export const canRefund = (order: Order): boolean => receivedOf(order) > refundedOf(order)
