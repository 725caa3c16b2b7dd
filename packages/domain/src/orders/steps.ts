import type { Cents } from '../money/money.ts'
import { assertNever } from '../shared/assertNever.ts'
import {
  canStrike,
  type Bottles,
  type EntryOrigin,
  type OrderEvent,
  type Tracking,
} from './entries.ts'
import { goodsOf, isGoodsStep } from './goodsStates.ts'
import { isAnonymised, netCentsOf, withEntries, type Order } from './order.ts'

/**
 * What an admin does with an order. `struck` undoes what another press did; an order that was delivered and paid at the
 * door takes two steps in one press.
 */
export type Step =
  | { readonly kind: 'received'; readonly cents: Cents }
  | {
      readonly kind: 'refunded'
      readonly cents: Cents
      readonly reason: string
      /** Whether the buyer leaves the rest of what has to be refunded to the shop. */
      readonly isRestLeft: boolean
    }
  | { readonly kind: 'shipped'; readonly tracking: Tracking | null }
  | { readonly kind: 'delivered' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'returned'; readonly isRestocked: boolean }
  | { readonly kind: 'tracked'; readonly tracking: Tracking }
  | { readonly kind: 'invoiced'; readonly number: string }
  | { readonly kind: 'struck'; readonly undoes: string }

/**
 * Whether an admin can store the tracking of an order: it was shipped, not handed over at the desk or picked up, and its
 * buyer is known.
 */
export function canTrack(
  order: Pick<Order, 'status' | 'shippedAt' | 'pickupAddress' | 'customer'>,
): boolean {
  const isSent = order.shippedAt !== null && order.pickupAddress === ''
  return hasLeft(order) && isSent && !isAnonymised(order)
}

/** Whether the bottles of an order have left the shop, and are not back. */
function hasLeft(order: Pick<Order, 'status'>): boolean {
  const goods = goodsOf(order)
  return goods === 'onItsWay' || goods === 'arrived'
}

/** Whether money of an order is left that can be given back. */
export const canRefund = (order: Order): boolean => netCentsOf(order) > 0

/** The steps that a button can offer: all that need nothing typed, but a number of the parcel. */
export type ButtonStep =
  | 'received'
  | 'refunded'
  | 'shipped'
  | 'delivered'
  | 'deliveredAndPaid'
  | 'cancelled'
  | 'returned'

/** When a step can be taken. Money is received and given back whatever became of the bottles. */
const isPossible: Readonly<Record<ButtonStep, (order: Order) => boolean>> = {
  received: (order) => order.dueCents > 0,
  refunded: (order) => order.toRefundCents > 0,
  shipped: (order) => goodsOf(order) === 'atShop',
  cancelled: (order) => goodsOf(order) === 'atShop',
  delivered: (order) => goodsOf(order) === 'onItsWay',
  deliveredAndPaid: (order) =>
    goodsOf(order) === 'onItsWay' && order.dueCents > 0 && order.paymentMethod === 'onDelivery',
  returned: hasLeft,
}

/** Whether an admin can take a step, whatever is typed with it. */
export const canTakeStep = (order: Order, step: ButtonStep): boolean => isPossible[step](order)

/** A transfer is expected before the bottles leave, cash when they arrive. */
const expectedSteps = {
  transfer: ['received', 'shipped', 'delivered', 'refunded', 'cancelled'],
  onDelivery: ['deliveredAndPaid', 'shipped', 'delivered', 'received', 'refunded', 'cancelled'],
} as const satisfies Record<Order['paymentMethod'], readonly ButtonStep[]>

/** The steps that an admin can take next, the expected one first (spec section 16.6). */
export function nextSteps(order: Order): readonly ButtonStep[] {
  const expected: readonly ButtonStep[] = expectedSteps[order.paymentMethod]
  return expected.filter((step) => canTakeStep(order, step))
}

/** What a button's press sends: all that is due, or has to be refunded, is received or given back. */
export function stepsOf(
  order: Order,
  step: ButtonStep,
  { tracking = null, isRestocked = true }: StepDetails = {},
): readonly Step[] {
  const received = { kind: 'received', cents: order.dueCents } as const
  const refund = { cents: order.toRefundCents, reason: '', isRestLeft: false }
  const steps: Readonly<Record<ButtonStep, readonly Step[]>> = {
    received: [received],
    refunded: [{ kind: 'refunded', ...refund }],
    shipped: [{ kind: 'shipped', tracking }],
    delivered: [{ kind: 'delivered' }],
    deliveredAndPaid: [{ kind: 'delivered' }, received],
    cancelled: [{ kind: 'cancelled' }],
    returned: [{ kind: 'returned', isRestocked }],
  }
  return steps[step]
}

/** What comes with a button's press. */
export interface StepDetails {
  /** Of a shipment. */
  readonly tracking?: Tracking | null
  /** Of a return: whether its bottles can be sold again. Default: they can. */
  readonly isRestocked?: boolean
}

/** The steps that nothing can undo: their bottles are in the stock again, and may be sold. */
export const finalSteps = ['cancelled', 'returned'] as const satisfies readonly ButtonStep[]

export type FinalStep = (typeof finalSteps)[number]

/** Whether a step is one that nothing can undo. */
export const isFinal = (step: string): step is FinalStep => finalSteps.some((one) => one === step)

/** The order after steps of one press; null if one of them cannot be taken. */
export function afterSteps(
  order: Order,
  steps: readonly Step[],
  origin: EntryOrigin,
): Order | null {
  let after = order
  for (const step of steps) {
    const events = eventsOf(after, step)
    if (events === null) return null
    after = withEntries(
      after,
      events.map((event) => ({ ...event, ...origin })),
    )
  }
  return after
}

/** What a step makes happen; null if it cannot be taken. */
function eventsOf(order: Order, step: Step): readonly OrderEvent[] | null {
  switch (step.kind) {
    case 'received':
    case 'invoiced':
      return [step]
    case 'refunded':
      return refundOf(order, step)
    case 'shipped':
      return canTakeStep(order, 'shipped')
        ? [{ ...step, tracking: order.pickupAddress === '' ? step.tracking : null }]
        : null
    case 'delivered':
      return canTakeStep(order, 'delivered') ? [step] : null
    case 'cancelled':
      return canTakeStep(order, 'cancelled')
        ? [{ kind: 'cancelled', took: givenBack(order) }]
        : null
    case 'returned':
      return canTakeStep(order, 'returned')
        ? [{ ...step, took: step.isRestocked ? givenBack(order) : {} }]
        : null
    case 'tracked':
      return canTrack(order) ? [step] : null
    case 'struck':
      return canUndo(order, step.undoes) ? [step] : null
    default:
      return assertNever(step)
  }
}

/**
 * What goes beyond what is too much lowers what the order costs, so that it is not due again. Null for more than there is,
 * and for nothing at all.
 */
function refundOf(
  order: Order,
  { cents, reason, isRestLeft }: Extract<Step, { readonly kind: 'refunded' }>,
): readonly OrderEvent[] | null {
  if (cents > netCentsOf(order)) return null
  const refundCents = Math.min(cents, order.toRefundCents)
  const goodwillCents = cents - refundCents
  const leftCents = isRestLeft ? order.toRefundCents - refundCents : 0
  const event = { kind: 'refunded', reason } as const
  const events = [
    ...(refundCents + leftCents > 0
      ? [{ ...event, cents: refundCents, isGoodwill: false, leftCents } as const]
      : []),
    ...(goodwillCents > 0
      ? [{ ...event, cents: goodwillCents, isGoodwill: true, leftCents: 0 } as const]
      : []),
  ]
  return events.length === 0 ? null : events
}

/** All that an order holds goes back to the stocks. */
const givenBack = ({ holds }: Order): Bottles =>
  Object.fromEntries(
    Object.entries(holds).flatMap(([id, count]) => (count === 0 ? [] : [[id, -count]])),
  )

/** Whether a press can be undone. Without its customer an order cannot be shipped or delivered again. */
export const canUndo = (order: Order, press: string): boolean =>
  canStrike(order.entries, press) &&
  (!isAnonymised(order) ||
    order.entries.every((entry) => entry.press !== press || !isGoodsStep(entry.kind)))

/** The last press that can be undone of each track of an order: its bottles, money, parcel and invoice. */
export const undoablePresses = (order: Order): readonly string[] => [
  ...new Set(order.entries.map(({ press }) => press).filter((press) => canUndo(order, press))),
]
