import type { Role } from '../session/role.ts'
import { assertNever } from '../shared/assertNever.ts'
import {
  isAnonymised,
  isFinal,
  isStep,
  type ActivityEntry,
  type ActivityKind,
  type Correction,
  type Order,
  type Step,
} from './order.ts'
import {
  dueOf,
  isClosed,
  isReceiptUndoable,
  moneyOf,
  refundOf,
  toRefundOf,
  withoutLastReceipt,
  withoutLastRefund,
  type OrderState,
} from './orderMoney.ts'

/** Where the bottles of an order stand. */
export type Goods = 'new' | 'shipped' | 'delivered' | 'cancelled' | 'returned'

/** Where the bottles of an order stand. */
export function goodsOf({ status }: Pick<Order, 'status'>): Goods {
  return status === 'pending' ? 'new' : status
}

/** Whether somebody still has to act on an order: its goods have not arrived, or its money has to be refunded. */
export function isOpen(order: OrderState): boolean {
  const goods = goodsOf(order)
  return goods === 'new' || goods === 'shipped' || moneyOf(order) === 'toRefund'
}

/** The times tell a parcel that was sent again, or an order that was edited again, from the one that was seen. */
export interface SeenState extends Pick<
  Order,
  'status' | 'paymentReceivedAt' | 'refundedAt' | 'shippedAt' | 'deliveredAt'
> {
  /** When the order was last edited, in ms since 1970, or null. */
  readonly editedAt: number | null
}

/** The state of an order that somebody has before their eyes, as commands take it. */
export function stateOf(order: Order): SeenState {
  const { status, paymentReceivedAt, refundedAt, shippedAt, deliveredAt } = order
  const editedAt = order.activity.findLast(({ kind }) => kind === 'edited')?.at ?? null
  return { status, paymentReceivedAt, refundedAt, shippedAt, deliveredAt, editedAt }
}

/** Whether the money, the goods and the contents of an order have not changed since somebody saw it as `seen`. */
export function isInState(order: Order, seen: SeenState): boolean {
  const state = stateOf(order)
  return (
    state.status === seen.status &&
    state.paymentReceivedAt === seen.paymentReceivedAt &&
    state.refundedAt === seen.refundedAt &&
    state.shippedAt === seen.shippedAt &&
    state.deliveredAt === seen.deliveredAt &&
    state.editedAt === seen.editedAt
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
export function nextSteps(order: Order, role: Role): readonly Step[] {
  const expected: readonly Step[] = expectedSteps[order.paymentMethod]
  return expected.filter((step) => canTakeStep(order, step, role))
}

const isNew = (order: Order) => goodsOf(order) === 'new'
const isShipped = (order: Order) => goodsOf(order) === 'shipped'
const isDue = (order: Order) => moneyOf(order) === 'due'

/** Whether an order is new and nothing of it is paid: then its buyer, or the schedule, may cancel it. */
export const isNewAndUnpaid = (order: Order): boolean =>
  isNew(order) && isDue(order) && order.receivedCents === 0

/** Whether an admin can take a step, or correct one. */
const isPossible: Readonly<Record<Step | Correction, (order: Order) => boolean>> = {
  received: isDue,
  shipped: isNew,
  delivered: isShipped,
  collected: (order) => isShipped(order) && isDue(order) && order.paymentMethod !== 'transfer',
  cancelled: isNew,
  returned: (order) => isShipped(order) || goodsOf(order) === 'delivered',
  refunded: (order) => moneyOf(order) === 'toRefund',
  receivedUndone: (order) => !isClosed(order) && isReceiptUndoable(order),
  shippedUndone: isShipped,
  // Without its customer an order cannot be delivered again.
  deliveredUndone: (order) => goodsOf(order) === 'delivered' && !isAnonymised(order),
  collectedUndone: (order) =>
    isCollected(order) && isReceiptUndoable(order) && !isAnonymised(order),
  refundedUndone: (order) => order.refundedAt !== null,
}

/** Whether an admin, or the order's buyer, can take a step or correct one. A buyer only cancels, before paying. */
export function canTakeStep(order: Order, step: Step | Correction, role: Role): boolean {
  if (role === 'admin') return isPossible[step](order)
  return step === 'cancelled' && isNewAndUnpaid(order)
}

/** Whether an order was delivered and paid in one step, which stores one time for both. */
function isCollected({ status, deliveredAt, paymentReceivedAt }: Order): boolean {
  return status === 'delivered' && deliveredAt !== null && deliveredAt === paymentReceivedAt
}

/** The fields of an order that a step changes. */
type StepChanges = Partial<
  Pick<
    Order,
    | 'status'
    | 'tracking'
    | 'paymentReceivedAt'
    | 'receivedCents'
    | 'refundedAt'
    | 'refundedCents'
    | 'shippedAt'
    | 'deliveredAt'
    | 'cancelledAt'
    | 'returnedAt'
  >
>

function changesOf(order: Order, step: Step | Correction, now: number): StepChanges {
  const paid = {
    paymentReceivedAt: now,
    receivedCents: order.receivedCents + dueOf(order),
  }
  switch (step) {
    case 'received':
      return paid
    case 'shipped':
      return { status: 'shipped', shippedAt: now }
    case 'delivered':
      return { status: 'delivered', deliveredAt: now }
    case 'collected':
      return { status: 'delivered', deliveredAt: now, ...paid }
    case 'cancelled':
      return { status: 'cancelled', cancelledAt: now }
    case 'returned':
      return { status: 'returned', returnedAt: now }
    case 'refunded':
      return { refundedAt: now, ...refundOf(order, toRefundOf(order)) }
    case 'receivedUndone':
      return withoutLastReceipt(order)
    case 'shippedUndone':
      return { status: 'pending', shippedAt: null, tracking: null }
    case 'deliveredUndone':
      return { status: 'shipped', deliveredAt: null }
    case 'collectedUndone':
      return { status: 'shipped', deliveredAt: null, ...withoutLastReceipt(order) }
    case 'refundedUndone':
      return withoutLastRefund(order)
    default:
      return assertNever(step)
  }
}

/** What a step received or gave back, as its entry says it. */
function amountOf(order: Order, step: Step | Correction): Pick<ActivityEntry, 'cents'> {
  if (step === 'received' || step === 'collected') return { cents: dueOf(order) }
  return step === 'refunded' ? { cents: toRefundOf(order) } : {}
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
  return {
    ...order,
    ...changesOf(order, step, now),
    // What was refunded before was a part: the rest has to go back too.
    ...(isFinal(step) && order.receivedCents > order.refundedCents && { refundedAt: null }),
    updatedAt: now,
    activity: [
      ...order.activity,
      { kind: step, by, at: now, ...amountOf(order, step), ...details },
    ],
  }
}

/** Whether an order is in the state after a step, for example because the reply to the step was lost. */
export function isStepTaken(order: Order, step: Step | Correction): boolean {
  // Money that was received, or refunded, may be due again after an edit.
  if (isPossible[step](order)) return false
  if (!isStep(step)) return lastOf(order, kindsBeside[step]) === step
  if (step === 'received') return isPaid(order)
  if (step === 'refunded') return order.refundedAt !== null
  if (step === 'collected') return order.status === 'delivered' && isPaid(order)
  return order.status === step
}

const isPaid = (order: Order): boolean =>
  order.paymentReceivedAt !== null && dueOf(order) === 0 && !isClosed(order)

const paymentKinds = ['received', 'collected', 'receivedUndone', 'collectedUndone'] as const
const goodsKinds = [
  ...(['shipped', 'delivered', 'collected', 'cancelled', 'returned'] as const),
  ...(['shippedUndone', 'deliveredUndone', 'collectedUndone'] as const),
]

/** What may happen after a correction, so that it is no longer what happened last. */
const kindsBeside: Readonly<Record<Correction, readonly ActivityKind[]>> = {
  receivedUndone: paymentKinds,
  shippedUndone: goodsKinds,
  deliveredUndone: goodsKinds,
  collectedUndone: goodsKinds,
  refundedUndone: ['refunded', 'refundedUndone'],
}

/** What happened last of some kinds. */
const lastOf = ({ activity }: Order, kinds: readonly ActivityKind[]): ActivityKind | undefined =>
  activity.findLast(({ kind }) => kinds.includes(kind))?.kind

/** Whether an admin may change what is in an order, and where it goes: until it leaves. */
export const canEdit = (order: Order): boolean => goodsOf(order) === 'new' && !isAnonymised(order)

/** Whether money of an order is left that can be given back. */
export const canRefund = (order: Order): boolean => order.receivedCents > order.refundedCents
