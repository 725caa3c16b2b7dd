import { type OutageCode, outageCodeOf, type Result } from '@storefront/domain'
import { useRef, useState } from 'react'

import { useServices } from './services.tsx'

/** What became of an action: done, refused by a rule, or not answered. */
export type Settled<Done, Refusal> =
  | { readonly status: 'done'; readonly value: Done }
  | { readonly status: 'refused'; readonly error: Refusal }
  | { readonly status: 'outage'; readonly code: OutageCode }

/** Where an action stands; what became of the last run is forgotten when another begins. */
export type ActionState<Done, Refusal> =
  { readonly status: 'idle' } | { readonly status: 'busy' } | Settled<Done, Refusal>

export interface Action<Asked extends readonly unknown[], Done, Refusal> {
  readonly state: ActionState<Done, Refusal>
  /** Never rejects. One run at a time: gives null, and does nothing, while another is under way. */
  readonly run: (...asked: Asked) => Promise<Settled<Done, Refusal> | null>
  /** Takes back what was said about the last run. */
  readonly reset: () => void
}

/**
 * Everything a visitor asks for that may fail, forms and buttons alike.
 *
 * @param failure what the log says when it throws
 */
export function useAction<Asked extends readonly unknown[], Done, Refusal = never>(
  failure: string,
  act: (...asked: Asked) => Promise<Result<Done, Refusal>>,
): Action<Asked, Done, Refusal> {
  const { log } = useServices()
  const [state, setState] = useState<ActionState<Done, Refusal>>({ status: 'idle' })
  // A second click may come before the first one's state is rendered.
  const isRunning = useRef(false)

  async function settle(asked: Asked): Promise<Settled<Done, Refusal>> {
    try {
      const outcome = await act(...asked)
      return outcome.ok
        ? { status: 'done', value: outcome.value }
        : { status: 'refused', error: outcome.error }
    } catch (cause) {
      log(failure, cause)
      return { status: 'outage', code: outageCodeOf(cause) }
    }
  }

  return {
    state,
    async run(...asked) {
      if (isRunning.current) return null
      isRunning.current = true
      setState({ status: 'busy' })
      const settled = await settle(asked)
      isRunning.current = false
      setState(settled)
      return settled
    },
    reset: () => setState({ status: 'idle' }),
  }
}
