import type { OrderFigures, OrderFilter } from '@storefront/domain'
import { useQueries, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useState } from 'react'

import { useBackend } from '../../../shared/services.tsx'
import { orderQueries } from './orderQueries.ts'

/** What an aggregate is asked for, in the order in which they are: what waits for the admin comes first. */
const purposes = ['attention', 'sales', 'days'] as const

/** What an aggregate is asked for. */
export type Purpose = (typeof purposes)[number]

/**
 * Does some work when it is its turn, and gives what comes of it. Work whose signal says by then that
 * nobody waits for it any more is not begun.
 */
export type InTurn = <Done>(
  purpose: Purpose,
  signal: AbortSignal,
  work: () => Promise<Done>,
) => Promise<Done>

/** A queue that works on no more than so many at once. */
export function createQueue(atOnce: number): InTurn {
  const waiting = new Map<Purpose, (() => Promise<void>)[]>(
    purposes.map((purpose) => [purpose, []]),
  )
  let underWay = 0

  function workOn(): void {
    const turns = purposes.map((purpose) => waiting.get(purpose)).find((line) => line?.length)
    const begin = underWay < atOnce ? turns?.shift() : undefined
    if (begin === undefined) return
    underWay += 1
    void begin().finally(() => {
      underWay -= 1
      workOn()
    })
  }

  return (purpose, signal, work) =>
    new Promise((resolve, reject) => {
      waiting.get(purpose)?.push(async () => {
        try {
          signal.throwIfAborted()
          resolve(await work())
        } catch (cause) {
          reject(cause)
        }
      })
      workOn()
    })
}

/**
 * Aggregates at once: each takes the database longer the more of them it works on, and all of an
 * overview's together took longer than the deadline that each of them has.
 */
const figuresAtOnce = 2

const QueueContext = createContext<InTurn | null>(null)

/** The one queue in which a page asks for its figures, those of its navigation too. */
export function FigureQueue({ children }: { readonly children: ReactNode }) {
  const [inTurn] = useState(() => createQueue(figuresAtOnce))
  return <QueueContext value={inTurn}>{children}</QueueContext>
}

/** The queue that is stood in. Throws outside of one. */
export function useQueue(): InTurn {
  const inTurn = useContext(QueueContext)
  if (inTurn === null) throw new Error('useQueue() needs a FigureQueue above it')
  return inTurn
}

/**
 * How many orders a filter lets through and what they come to, asked for when it is its turn.
 *
 * @param staleTime ms for which an earlier answer is as good
 */
export function useFigures(purpose: Purpose, filter: OrderFilter, staleTime = 0) {
  const loadBackend = useBackend()
  const ask = useAsk(purpose)
  return useQuery({
    ...orderQueries.figures(loadBackend, filter),
    staleTime,
    queryFn: ask(filter),
  })
}

/** The same of several filters, an answer each. */
export function useFiguresOfEach(purpose: Purpose, filters: readonly OrderFilter[]) {
  const loadBackend = useBackend()
  const ask = useAsk(purpose)
  return useQueries({
    queries: filters.map((filter) => ({
      ...orderQueries.figures(loadBackend, filter),
      queryFn: ask(filter),
    })),
  })
}

function useAsk(purpose: Purpose) {
  const loadBackend = useBackend()
  const inTurn = useQueue()
  return (filter: OrderFilter) =>
    async ({ signal }: { readonly signal: AbortSignal }): Promise<OrderFigures> => {
      const { orders } = await loadBackend()
      return inTurn(purpose, signal, () => orders.figures(filter))
    }
}
