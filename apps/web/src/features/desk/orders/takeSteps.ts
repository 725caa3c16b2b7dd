import {
  isFinal,
  stepsOf,
  takeStep,
  versionOf,
  type Backend,
  type ButtonStep,
  type Order,
  type Step,
  type StepDetails,
} from '@storefront/domain'

/** What a press does: what a button says, what was typed, or the undoing of another press. */
export type PressName = ButtonStep | 'tracked' | 'invoiced' | 'struck'

/** A press on one order or on several. */
export interface StepRequest {
  readonly name: PressName
  readonly orders: readonly Order[]
  /** What is sent of each order. */
  readonly stepsOf: (order: Order) => readonly Step[]
  /** Another order that carries the number of the invoice already. */
  readonly sameInvoice?: Order
}

/** The press of a button. */
export const buttonRequest = (
  name: ButtonStep,
  orders: readonly Order[],
  details?: StepDetails,
): StepRequest => ({ name, orders, stepsOf: (order) => stepsOf(order, name, details) })

/** What was typed of one order. */
export const typedRequest = (
  name: Exclude<PressName, 'struck'>,
  order: Order,
  step: Step,
): StepRequest => ({ name, orders: [order], stepsOf: () => [step] })

export const lastPressOf = ({ entries }: Order): string => entries.at(-1)?.press ?? ''

/**
 * The undoing of a press.
 *
 * @param press default: the last one of each order
 */
export const undoRequest = (orders: readonly Order[], press?: string): StepRequest => ({
  name: 'struck',
  orders,
  stepsOf: (order) => [{ kind: 'struck', undoes: press ?? lastPressOf(order) }],
})

/** Why a press did nothing to an order. Of one that has changed it says how it is now. */
export type StepRefusal = 'order-not-found' | 'step-impossible' | { readonly stored: Order }

/** The result of a press. */
export interface StepOutcome {
  readonly request: StepRequest
  /** The orders after it. */
  readonly taken: readonly Order[]
  /** The orders as they were seen. */
  readonly refused: readonly { readonly order: Order; readonly why: StepRefusal }[]
  /** After an outage: the order whose request failed and all later ones, and what was thrown; else null. */
  readonly unanswered: { readonly orders: readonly Order[]; readonly cause: unknown } | null
}

/**
 * Whether a press is asked about first: nothing undoes it, bottles leave whose transfer has not arrived, or two orders
 * would carry one invoice's number.
 */
export function needsQuestion({ name, orders, sameInvoice }: StepRequest): boolean {
  const isUnpaid = name === 'shipped' && orders.some(isTransferDue)
  return isFinal(name) || isUnpaid || sameInvoice !== undefined
}

export const isTransferDue = (order: Order): boolean =>
  order.paymentMethod === 'transfer' && order.dueCents > 0

/**
 * Sends one press for each order, one after the other. It continues after a refusal and stops at an outage, because the
 * next request would probably fail too.
 *
 * @param onMoved called after each order with the number of processed orders
 */
export async function takeSteps(
  loadBackend: () => Promise<Pick<Backend, 'run'>>,
  request: StepRequest,
  press: string,
  onMoved: (count: number) => void,
): Promise<StepOutcome> {
  const { orders } = request
  const taken: Order[] = []
  const refused: StepOutcome['refused'][number][] = []
  for (const [index, order] of orders.entries()) {
    try {
      const { run } = await loadBackend()
      const { id } = order
      const input = { id, version: versionOf(order), steps: [...request.stepsOf(order)] }
      const answer = await run(takeStep, input, press)
      if (answer.ok) taken.push(answer.value)
      else refused.push({ order, why: answer.error })
    } catch (cause) {
      return { request, taken, refused, unanswered: { orders: orders.slice(index), cause } }
    }
    onMoved(index + 1)
  }
  return { request, taken, refused, unanswered: null }
}
