import {
  correctionOf,
  goodsOf,
  isFinal,
  isInState,
  moneyOf,
  ok,
  outageCodeOf,
  stateOf,
  takeStep,
  type Backend,
  type Correction,
  type Goods,
  type Order,
  type OutageCode,
  type Step,
  type Tracking,
} from '@storefront/domain'
import { formatMoney, formatNumber } from '@storefront/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { useReport, type Problem, type Report } from '../frame/UndoBar.tsx'
import { adminOrderPath, orderQueries } from './orderQueries.ts'
import { orderWords } from './orderWords.ts'

/** A step of one order or of several. */
export interface StepRequest {
  readonly step: Step | Correction
  readonly orders: readonly Order[]
  /** Stored with the shipment of one order. */
  readonly tracking?: Tracking | null
  /** Of a return: whether its bottles go back into the stock. Default: they do. */
  readonly restocked?: boolean | undefined
}

/** An order as it was seen, and why its step was not taken: where its goods stand now, or what else has changed. */
interface RefusedOrder {
  readonly order: Order
  readonly why: Goods | 'payment' | 'gone'
}

/** The result of a step. */
export interface StepOutcome {
  readonly request: StepRequest
  /** The orders after it. */
  readonly taken: readonly Order[]
  /** Those that somebody had moved before: they are theirs to undo. */
  readonly already: readonly Order[]
  readonly refused: readonly RefusedOrder[]
  /** After an outage: the order whose request failed and all later ones; else null. */
  readonly unanswered: { readonly orders: readonly Order[]; readonly code: OutageCode } | null
}

/** Whether a step is asked about first: nothing undoes it, or bottles leave whose transfer has not arrived. */
export function needsQuestion({ step, orders }: StepRequest): boolean {
  return isFinal(step) || (step === 'shipped' && orders.some(isTransferDue))
}

export const isTransferDue = (order: Order): boolean =>
  order.paymentMethod === 'transfer' && moneyOf(order) === 'due'

/**
 * Takes a step of each order, one after the other. It continues after a refusal and stops at an outage, because the
 * next request would probably fail too.
 *
 * @param onMoved called after each order with the number of processed orders
 * @param onOutage called with what was thrown
 */
export async function takeSteps(
  { run, orders: repository }: Pick<Backend, 'run' | 'orders'>,
  request: StepRequest,
  onMoved: (count: number) => void,
  onOutage: (cause: unknown) => void,
): Promise<StepOutcome> {
  const { step, orders, tracking = null, restocked } = request
  const taken: Order[] = []
  const already: Order[] = []
  const refused: RefusedOrder[] = []
  for (const [index, order] of orders.entries()) {
    try {
      const moved = await run(takeStep, {
        id: order.id,
        step,
        seen: stateOf(order),
        tracking,
        restocked,
      })
      if (moved.ok) (moved.already ? already : taken).push(moved.value)
      else refused.push({ order, why: whyRefused(order, await repository.find(order.id)) })
    } catch (cause) {
      onOutage(cause)
      const unanswered = { orders: orders.slice(index), code: outageCodeOf(cause) }
      return { request, taken, already, refused, unanswered }
    }
    onMoved(index + 1)
  }
  return { request, taken, already, refused, unanswered: null }
}

function whyRefused(seen: Order, now: Order | null): RefusedOrder['why'] {
  if (now === null) return 'gone'
  // Not so the goods of a parcel that was sent again.
  const areGoodsUnchanged =
    now.status === seen.status &&
    now.shippedAt === seen.shippedAt &&
    now.deliveredAt === seen.deliveredAt
  return areGoodsUnchanged && !isInState(now, stateOf(seen)) ? 'payment' : goodsOf(now)
}

interface StepOptions {
  /** Called before the orders are reloaded. */
  readonly onTaken?: (outcome: StepOutcome) => void
  /** Called before the step is undone. */
  readonly onUndo?: (outcome: StepOutcome) => void
}

/** Takes steps of orders; the bar at the bottom of the window reports each, and undoes it. */
export function useSteps({ onTaken, onUndo }: StepOptions = {}) {
  const services = useServices()
  const queries = useQueryClient()
  const { show } = useReport()
  const reportOf = useStepReport()
  const [progress, setProgress] = useState({ moved: 0, all: 0 })
  const [question, setQuestion] = useState<StepRequest | null>(null)
  const failure = 'A step of orders could not be taken'
  const { state, run } = useAction(failure, async (request: StepRequest) => {
    const all = request.orders.length
    setProgress({ moved: 0, all })
    const backend = await services.loadBackend()
    const outcome = await takeSteps(
      backend,
      request,
      (moved) => setProgress({ moved, all }),
      (cause) => services.log(failure, cause),
    )
    for (const order of [...outcome.taken, ...outcome.already]) {
      queries.setQueryData(orderQueries.one(services.loadBackend, order.id).queryKey, order)
    }
    onTaken?.(outcome)
    show({ ...reportOf(outcome), ...undoOf(outcome) })
    // Even a refusal can mean that the order has changed. Some steps return bottles to the stock.
    void queries.invalidateQueries({ queryKey: productsQuery(services).queryKey })
    void queries.invalidateQueries({ queryKey: orderQueries.all })
    return ok(outcome)
  })

  function undoOf(outcome: StepOutcome): Pick<Report, 'undo'> {
    const { request, taken } = outcome
    const step = correctionOf(request.step)
    if (step === null || taken.length === 0) return {}
    return {
      undo() {
        onUndo?.(outcome)
        void take({ step, orders: taken })
      },
    }
  }

  /** Returns what has come of it; null if it was not sent, or another step is under way. */
  async function take(request: StepRequest): Promise<StepOutcome | null> {
    const settled = await run(request)
    if (settled?.status === 'outage') show(reportOf(unsent(request, settled.code)))
    return settled?.status === 'done' ? settled.value : null
  }

  return {
    isBusy: state.status === 'busy',
    progress,
    /** The step that is asked about, until it is answered. */
    question,
    take,
    /** Takes a step at once, or asks about it first. */
    ask(request: StepRequest) {
      if (needsQuestion(request)) setQuestion(request)
      else void take(request)
    },
    /** Takes the step that was asked about. */
    async confirm(restocked?: boolean) {
      if (question !== null) await take({ ...question, restocked })
      setQuestion(null)
    },
    dismiss: () => setQuestion(null),
  }
}

export type Steps = ReturnType<typeof useSteps>

/** What several orders can do together, and undo. */
const bulkSteps = ['shipped', 'delivered', 'shippedUndone', 'deliveredUndone'] as const

const isBulk = (step: Step | Correction): step is (typeof bulkSteps)[number] =>
  bulkSteps.some((one) => one === step)

/** The outcome when nothing was sent. */
const unsent = (request: StepRequest, code: OutageCode): StepOutcome => ({
  request,
  taken: [],
  already: [],
  refused: [],
  unanswered: { orders: request.orders, code },
})

/** Returns a function that words what has come of a step. */
function useStepReport(): (outcome: StepOutcome) => Report {
  const { t } = useTranslation(['admin', 'shared'])
  const language = useLanguage()
  const named = ({ number, customer }: Order) => ({
    number,
    name: customer.nombre || t('orders.details.unnamed'),
  })

  function takenText({ request: { step }, taken }: StepOutcome): string {
    const [order] = taken
    if (order === undefined) return ''
    if (taken.length > 1 && isBulk(step)) {
      return t(`${orderWords(order)}.bulk.taken.${step}`, {
        number: formatNumber(taken.length, language),
      })
    }
    const entry = order.activity.at(-1)
    const total = formatMoney(entry?.cents ?? order.totalCents, language)
    return t('orders.done.named', {
      ...named(order),
      done: t(`${orderWords(order)}.done.${step}`, { total }),
    })
  }

  return (outcome) => {
    const { already, refused, unanswered } = outcome
    const problems: readonly Problem[] = [
      ...already.map((order) => ({
        text: t('orders.done.already', named(order)),
        to: adminOrderPath(order.id),
      })),
      ...refused.map(({ order, why }) => ({
        text: t(`${orderWords(order)}.refused.${why}`, named(order)),
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
