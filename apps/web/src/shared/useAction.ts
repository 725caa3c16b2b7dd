import { outageCodeOf, type OutageCode, type Result } from '@storefront/domain'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

import { useServices } from './services.tsx'

/** The outcome of an action: done, refused by a rule, or not answered by the backend. */
export type Settled<Done, Refusal> =
  | { readonly status: 'done'; readonly value: Done }
  | { readonly status: 'refused'; readonly error: Refusal }
  | { readonly status: 'outage'; readonly code: OutageCode }

/** The state of an action; the next run clears the last outcome. */
export type ActionState<Done, Refusal> =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | Settled<Done, Refusal>

export interface Action<Args extends readonly unknown[], Done, Refusal> {
  readonly state: ActionState<Done, Refusal>
  /** Never rejects. While a run is pending, does nothing and resolves to null, unless a new one replaces it. */
  readonly run: (...args: Args) => Promise<Settled<Done, Refusal> | null>
  /** Clears the last outcome. */
  readonly reset: () => void
}

/**
 * A mutation for the writes of forms and buttons. A refusal is a value; an outage is thrown, caught here
 * and logged.
 *
 * @param failure the log's message when `act` throws
 * @param whenBusy what another run does while one is pending: nothing, or it takes its place, and what comes of the
 *   first is no longer shown. Default: nothing
 */
export function useAction<Args extends readonly unknown[], Done, Refusal = never>(
  failure: string,
  act: (...args: Args) => Promise<Result<Done, Refusal>>,
  whenBusy: 'ignore' | 'replace' = 'ignore',
): Action<Args, Done, Refusal> {
  const { log } = useServices()
  const { data, error, isPending, mutateAsync, reset } = useMutation({
    mutationFn: (args: Args) => act(...args),
    onError: (cause) => log(failure, cause),
    // A mutation keeps its variables, passwords among them, as long as it is cached. Not 0: while one is
    // pending that no component observes, it checks at this interval whether it may go.
    gcTime: 1_000,
  })
  // A ref: a second click may come before the state of the first is rendered.
  const isRunning = useRef(false)

  function stateOf(): ActionState<Done, Refusal> {
    if (isPending) return { status: 'busy' }
    if (error !== null) return { status: 'outage', code: outageCodeOf(error) }
    return data === undefined ? { status: 'idle' } : settledOf(data)
  }

  return {
    state: stateOf(),
    async run(...args) {
      if (isRunning.current && whenBusy === 'ignore') return null
      isRunning.current = true
      try {
        return settledOf(await mutateAsync(args))
      } catch (cause) {
        return { status: 'outage', code: outageCodeOf(cause) }
      } finally {
        isRunning.current = false
      }
    },
    reset,
  }
}

const settledOf = <Done, Refusal>(result: Result<Done, Refusal>): Settled<Done, Refusal> =>
  result.ok ? { status: 'done', value: result.value } : { status: 'refused', error: result.error }
