import { Banner } from '@storefront/ui'
import type { ReactNode } from 'react'

import type { ActionState } from '../useAction.ts'
import { OutageBanner } from './OutageBanner.tsx'

interface ActionResultProps<Done, Refusal> {
  readonly state: ActionState<Done, Refusal>
  /** The message of success. Default: none. */
  readonly done?: (value: Done) => ReactNode
  /** The message of a refusal. Default: none. */
  readonly refused?: (error: Refusal) => ReactNode
  /** The message of a failure, a sentence; the reason is appended. */
  readonly errorMessage: string
}

/**
 * Shows the result of an action. The live region for success is rendered empty beforehand,
 * because screen readers do not reliably announce a region that appears together with its text.
 */
export function ActionResult<Done, Refusal = never>({
  state,
  done,
  refused,
  errorMessage,
}: ActionResultProps<Done, Refusal>) {
  const success = state.status === 'done' && done?.(state.value)
  const refusal = state.status === 'refused' && refused?.(state.error)
  return (
    <>
      {done !== undefined && (
        <div role="status">
          {success && (
            <Banner tone="success" role="none">
              {success}
            </Banner>
          )}
        </div>
      )}
      {refusal && <Banner tone="warning">{refusal}</Banner>}
      {state.status === 'outage' && (
        <OutageBanner errorMessage={errorMessage} outage={state.code} />
      )}
    </>
  )
}
