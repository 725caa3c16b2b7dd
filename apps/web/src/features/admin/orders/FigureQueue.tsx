import type { OrderFigures, OrderFilter } from '@storefront/domain'
import { useQueries, useQuery } from '@tanstack/react-query'
import { createContext, useContext, useState, type ReactNode } from 'react'

import { useBackend } from '../../../shared/services.tsx'
import { orderQueries } from './orderQueries.ts'

/** The priorities of aggregate queries, highest first: orders that need attention, sales, and daily sales. */
const priorities = ['attention', 'sales', 'days'] as const

export type FigurePriority = (typeof priorities)[number]

/** Queues a task and resolves with its result. A task that is aborted before it starts rejects without running. */
export type Enqueue = <Done>(
  priority: FigurePriority,
  signal: AbortSignal,
  task: () => Promise<Done>,
) => Promise<Done>

/** Creates a queue that runs at most `concurrency` tasks at the same time, those of the highest priority first. */
export function createQueue(concurrency: number): Enqueue {
  const waiting = new Map<FigurePriority, (() => Promise<void>)[]>(
    priorities.map((priority) => [priority, []]),
  )
  let running = 0

  function startNext(): void {
    const tasks = priorities
      .map((priority) => waiting.get(priority))
      .find((candidate) => candidate?.length)
    const task = running < concurrency ? tasks?.shift() : undefined
    if (task === undefined) return
    running += 1
    void task().finally(() => {
      running -= 1
      startNext()
    })
  }

  return (priority, signal, task) =>
    new Promise((resolve, reject) => {
      waiting.get(priority)?.push(async () => {
        try {
          signal.throwIfAborted()
          resolve(await task())
        } catch (cause) {
          reject(cause)
        }
      })
      startNext()
    })
}

/**
 * How many aggregate queries run at the same time. The more run, the longer each takes; all those of the
 * overview together exceeded the deadline of a single one.
 */
const concurrentFigures = 2

const QueueContext = createContext<Enqueue | null>(null)

/** Provides the queue for all figures of a page, including its navigation. */
export function FigureQueue({ children }: { readonly children: ReactNode }) {
  const [enqueue] = useState(() => createQueue(concurrentFigures))
  return <QueueContext value={enqueue}>{children}</QueueContext>
}

/** Throws an error outside a `FigureQueue`. */
export function useFigureQueue(): Enqueue {
  const enqueue = useContext(QueueContext)
  if (enqueue === null) throw new Error('useFigureQueue() needs a FigureQueue above it')
  return enqueue
}

/** The number and the total of the orders that match a filter, loaded through the queue. */
export function useFigures(priority: FigurePriority, filter: OrderFilter) {
  const figuresQuery = useFiguresQuery(priority)
  return useQuery(figuresQuery(filter))
}

/** Like `useFigures`, for several filters: returns one result for each. */
export function useFiguresPerFilter(priority: FigurePriority, filters: readonly OrderFilter[]) {
  const figuresQuery = useFiguresQuery(priority)
  return useQueries({ queries: filters.map((filter) => figuresQuery(filter)) })
}

/** Returns a function that creates the query of a filter's figures, loaded through the queue. */
function useFiguresQuery(priority: FigurePriority) {
  const loadBackend = useBackend()
  const enqueue = useFigureQueue()
  return (filter: OrderFilter) => ({
    ...orderQueries.figures(loadBackend, filter),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<OrderFigures> => {
      const { orders } = await loadBackend()
      return enqueue(priority, signal, () => orders.figures(filter))
    },
  })
}
