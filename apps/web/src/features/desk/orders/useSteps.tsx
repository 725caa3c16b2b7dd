import {
  canUndo,
  err,
  isGoodsStep,
  newPress,
  ok,
  outageCodeOf,
  versionOf,
  type Order,
  type Result,
} from '@storefront/domain'
import { wayContext } from '@storefront/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { productsQuery } from '../../shop/catalog/useProducts.ts'
import { useReport, type Report } from '../frame/UndoBar.tsx'
import { useChanges, useEntryWords } from './entryWords.ts'
import { deskOrderPath, keepOrder, orderQueries } from './orderQueries.ts'
import {
  lastPressOf,
  needsQuestion,
  takeSteps,
  undoRequest,
  type StepOutcome,
  type StepRequest,
} from './takeSteps.ts'

/** What was sent of orders with a press, and not answered. */
interface Unanswered {
  readonly press: string
  readonly sent: readonly string[]
}

/** What is sent of each order. The version is left out: the page may meanwhile have loaded the order after it. */
const sentOf = ({ name, orders, stepsOf }: StepRequest): readonly string[] =>
  orders.map((order) => JSON.stringify([order.id, name, stepsOf(order)]))

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
    const sent = sentOf(request)
    const before = unanswered.current
    // It may have arrived: with the same press it is done once.
    const isRepeated = before !== null && sent.every((one) => before.sent.includes(one))
    const press = isRepeated ? before.press : newPress()
    setProgress({ moved: 0, all })
    unanswered.current = { press, sent }
    const outcome = await takeSteps(services.loadBackend, request, press, (moved) =>
      setProgress({ moved, all }),
    )
    if (outcome.unanswered === null) unanswered.current = null
    else services.log(failure, outcome.unanswered.cause)
    const changed = outcome.refused.flatMap(({ why }) =>
      typeof why === 'object' ? why.stored : [],
    )
    for (const order of [...outcome.taken, ...changed]) keepOrder(queries, services, order)
    onTaken?.(outcome)
    show({ ...reportOf(outcome), ...undoOf(outcome) })
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

  /** Returns what has come of it; null while another press is under way. */
  async function take(request: StepRequest): Promise<StepOutcome | null> {
    const settled = await run(request)
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

/** Returns a function that words what has come of a press. */
function useStepReport(): (outcome: StepOutcome) => Report {
  const { t } = useTranslation(['desk', 'shared'])
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
        count: taken.length,
      })
    }
    return t('orders.done', { ...named(order), what: pressWords(order, lastPressOf(order)) })
  }

  return (outcome) => {
    const { refused, unanswered } = outcome
    return {
      text: takenText(outcome),
      problems: [
        ...refused.map(({ order, why }) => ({
          text:
            typeof why === 'object' ? (
              <ChangedOrder order={order} stored={why.stored} />
            ) : (
              t(`orders.refused.${why}`, named(order))
            ),
          to: deskOrderPath(order.id),
        })),
        ...(unanswered?.orders ?? []).map((order) => ({
          text: `${t('orders.refused.unanswered', named(order))} ${t(
            `shared:outage.${outageCodeOf(unanswered?.cause)}`,
          )}`,
          to: deskOrderPath(order.id),
        })),
      ],
    }
  }
}

interface ChangedOrderProps {
  /** As it was seen. */
  readonly order: Order
  readonly stored: Order
}

/** Why a press did nothing to an order: who has done what with it meanwhile. */
function ChangedOrder({ order, stored }: ChangedOrderProps) {
  const { t } = useTranslation('desk')
  const { number, customer } = stored
  const changes = useChanges(stored, stored.entries.slice(versionOf(order)))
  const name = customer.nombre || t('orders.details.unnamed')
  return t('orders.refused.changed', { number, name, changes })
}
