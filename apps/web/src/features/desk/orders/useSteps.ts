import {
  canUndo,
  err,
  isFinal,
  isGoodsStep,
  newPress,
  ok,
  outageCodeOf,
  stepsOf,
  takeStep,
  versionOf,
  type Backend,
  type ButtonStep,
  type Order,
  type OutageCode,
  type Result,
  type Step,
  type StepDetails,
} from '@storefront/domain'
import { formatMoney, formatNumber, wayContext } from '@storefront/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { productsQuery } from '../../shop/catalog/useProducts.ts'
import { useReport, type Problem, type Report } from '../frame/UndoBar.tsx'
import { useChangesSince, useEntryWords } from './entryWords.ts'
import { adminOrderPath, orderQueries } from './orderQueries.ts'

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

const lastPressOf = ({ entries }: Order): string => entries.at(-1)?.press ?? ''

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
type StepRefusal = 'order-not-found' | 'step-impossible' | { readonly stored: Order }

/** The result of a press. */
export interface StepOutcome {
  readonly request: StepRequest
  /** The orders after it. */
  readonly taken: readonly Order[]
  /** The orders as they were seen. */
  readonly refused: readonly { readonly order: Order; readonly why: StepRefusal }[]
  /** After an outage: the order whose request failed and all later ones; else null. */
  readonly unanswered: { readonly orders: readonly Order[]; readonly code: OutageCode } | null
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
 * @param onOutage called with what was thrown
 */
export async function takeSteps(
  { run }: Pick<Backend, 'run'>,
  request: StepRequest,
  press: string,
  onMoved: (count: number) => void,
  onOutage: (cause: unknown) => void,
): Promise<StepOutcome> {
  const { orders } = request
  const taken: Order[] = []
  const refused: StepOutcome['refused'][number][] = []
  for (const [index, order] of orders.entries()) {
    try {
      const { id } = order
      const input = { id, version: versionOf(order), steps: [...request.stepsOf(order)] }
      const answer = await run(takeStep, input, press)
      if (answer.ok) taken.push(answer.value)
      else refused.push({ order, why: answer.error })
    } catch (cause) {
      onOutage(cause)
      const unanswered = { orders: orders.slice(index), code: outageCodeOf(cause) }
      return { request, taken, refused, unanswered }
    }
    onMoved(index + 1)
  }
  return { request, taken, refused, unanswered: null }
}

/** What was sent of each order, by its id, and not answered. */
interface Unanswered {
  readonly press: string
  readonly sent: ReadonlyMap<string, string>
}

const sentOf = (request: StepRequest, order: Order) =>
  JSON.stringify([request.name, request.stepsOf(order)])

/**
 * The press of a request. What was sent before and not answered keeps its own, since it may have arrived, so that it is
 * done once; also if the page has meanwhile loaded the order after it.
 */
function pressFor(request: StepRequest, unanswered: Unanswered | null): string {
  const isRepeated = request.orders.every(
    (order) => unanswered?.sent.get(order.id) === sentOf(request, order),
  )
  return unanswered !== null && isRepeated ? unanswered.press : newPress()
}

interface StepOptions {
  /** Called before the orders are reloaded. */
  readonly onTaken?: (outcome: StepOutcome) => void
  /** Called before the press is undone. */
  readonly onUndo?: (outcome: StepOutcome) => void
}

/** Takes steps of orders; the bar at the bottom of the window reports each press, and undoes it. */
export function useSteps({ onTaken, onUndo }: StepOptions = {}) {
  const services = useServices()
  const queries = useQueryClient()
  const { show } = useReport()
  const reportOf = useStepReport()
  const unanswered = useRef<Unanswered | null>(null)
  const [progress, setProgress] = useState({ moved: 0, all: 0 })
  const [question, setQuestion] = useState<StepRequest | null>(null)
  const failure = 'A step of orders could not be taken'
  const { state, run } = useAction(failure, async (request: StepRequest) => {
    const all = request.orders.length
    const press = pressFor(request, unanswered.current)
    setProgress({ moved: 0, all })
    const sent = new Map(request.orders.map((order) => [order.id, sentOf(request, order)]))
    unanswered.current = { press, sent }
    const backend = await services.loadBackend()
    const outcome = await takeSteps(
      backend,
      request,
      press,
      (moved) => setProgress({ moved, all }),
      (cause) => services.log(failure, cause),
    )
    if (outcome.unanswered === null) unanswered.current = null
    const changed = outcome.refused.flatMap(({ why }) =>
      typeof why === 'object' ? why.stored : [],
    )
    for (const order of [...outcome.taken, ...changed]) {
      queries.setQueryData(orderQueries.one(services.loadBackend, order.id).queryKey, order)
    }
    onTaken?.(outcome)
    show({ ...(await reportOf(outcome)), ...undoOf(outcome) })
    // Some steps return bottles to the stock.
    void queries.invalidateQueries({ queryKey: productsQuery(services).queryKey })
    void queries.invalidateQueries({ queryKey: orderQueries.all })
    return ok(outcome)
  })

  function undoOf(outcome: StepOutcome): Pick<Report, 'undo'> {
    const orders = outcome.taken.filter((order) => canUndo(order, lastPressOf(order)))
    if (orders.length === 0 || outcome.request.name === 'struck') return {}
    return {
      undo() {
        onUndo?.(outcome)
        void take(undoRequest(orders))
      },
    }
  }

  /** Returns what has come of it; null if it was not sent, or another press is under way. */
  async function take(request: StepRequest): Promise<StepOutcome | null> {
    const settled = await run(request)
    if (settled?.status === 'outage') show(await reportOf(unsent(request, settled.code)))
    return settled?.status === 'done' ? settled.value : null
  }

  return {
    isBusy: state.status === 'busy',
    /** Saves what was typed of one order, for its form. The bar says why nothing was saved. */
    async save(request: StepRequest): Promise<Result<Order, 'not-saved'>> {
      const saved = (await take(request))?.taken[0]
      return saved === undefined ? err('not-saved') : ok(saved)
    },
    progress,
    /** What is asked about, until it is answered. */
    question,
    take,
    /** Sends a press at once, or asks about it first. */
    ask(request: StepRequest) {
      if (needsQuestion(request)) setQuestion(request)
      else void take(request)
    },
    /** Sends what was asked about. */
    async confirm(request: StepRequest) {
      await take(request)
      setQuestion(null)
    },
    dismiss: () => setQuestion(null),
  }
}

export type Steps = ReturnType<typeof useSteps>

/** The outcome when nothing was sent. */
const unsent = (request: StepRequest, code: OutageCode): StepOutcome => ({
  request,
  taken: [],
  refused: [],
  unanswered: { orders: request.orders, code },
})

/** The money that the last press received or gave back, in cents. */
const movedCents = (order: Order): number =>
  order.entries.reduce(
    (sum, entry) =>
      entry.press === lastPressOf(order) && 'cents' in entry ? sum + entry.cents : sum,
    0,
  )

/** Returns a function that words what has come of a press. */
function useStepReport(): (outcome: StepOutcome) => Promise<Report> {
  const { t } = useTranslation(['desk', 'shared'])
  const language = useLanguage()
  const changesSince = useChangesSince()
  const { pressWords } = useEntryWords()
  const named = ({ number, customer }: Order) => ({
    number,
    name: customer.nombre || t('orders.details.unnamed'),
  })

  function takenText({ request: { name }, taken }: StepOutcome): string {
    const [order] = taken
    if (order === undefined) return ''
    if (taken.length > 1 && (name === 'struck' || isGoodsStep(name))) {
      return t(`orders.bulk.taken.${name}`, {
        ...wayContext(order),
        number: formatNumber(taken.length, language),
      })
    }
    const last = order.entries.at(-1)
    return t('orders.done.named', {
      ...named(order),
      done: t(`orders.done.${name}`, {
        ...wayContext(order),
        total: formatMoney(movedCents(order), language),
        what: last?.kind === 'struck' ? pressWords(order, last.undoes) : '',
      }),
    })
  }

  async function refusedText(order: Order, why: StepRefusal): Promise<string> {
    if (typeof why !== 'object') return t(`orders.refused.${why}`, named(order))
    const changes = await changesSince(why.stored, versionOf(order))
    return t('orders.refused.changed', { ...named(order), changes })
  }

  return async (outcome) => {
    const { refused, unanswered } = outcome
    const refusedTexts = await Promise.all(refused.map(({ order, why }) => refusedText(order, why)))
    const problems: readonly Problem[] = [
      ...refused.map(({ order }, index) => ({
        text: refusedTexts[index] ?? '',
        to: adminOrderPath(order.id),
      })),
      ...(unanswered?.orders ?? []).map((order) => ({
        text: `${t('orders.refused.unanswered', named(order))} ${t(
          `shared:outage.${unanswered?.code ?? 'unknown'}`,
        )}`,
        to: adminOrderPath(order.id),
      })),
    ]
    return { text: takenText(outcome), problems }
  }
}
