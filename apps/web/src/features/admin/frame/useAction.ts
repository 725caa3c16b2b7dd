import { type OutageCode, outageCodeOf } from '@storefront/domain'
import { useState } from 'react'

import { useServices } from '../../../shared/services.tsx'

/** The backend did not do it, or broke on the way. */
export interface ActionOutage {
  readonly type: 'outage'
  readonly code: OutageCode
}

export interface Action<Asked extends readonly unknown[], Outcome> {
  readonly isBusy: boolean
  /** What came of the last run; null before the first and during one. */
  readonly outcome: Outcome | ActionOutage | null
  /** Never fails. */
  readonly run: (...asked: Asked) => Promise<void>
}

/**
 * Runs what an admin does, and keeps what came of it.
 *
 * @param failure what the log says when it throws
 */
export function useAction<Asked extends readonly unknown[], Outcome>(
  failure: string,
  act: (...asked: Asked) => Promise<Outcome>,
): Action<Asked, Outcome> {
  const { log } = useServices()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | ActionOutage | null>(null)
  return {
    isBusy,
    outcome,
    async run(...asked) {
      setBusy(true)
      setOutcome(null)
      try {
        setOutcome(await act(...asked))
      } catch (cause) {
        log(failure, cause)
        setOutcome({ type: 'outage', code: outageCodeOf(cause) })
      }
      setBusy(false)
    },
  }
}
