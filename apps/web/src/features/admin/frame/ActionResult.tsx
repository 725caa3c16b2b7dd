import { Banner } from '@storefront/ui'
import type { ReactNode } from 'react'

import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import type { ActionState } from '../../../shared/useAction.ts'
import styles from './AdminFrame.module.css'

interface ActionResultProps<Done, Refusal> {
  readonly state: ActionState<Done, Refusal>
  /** That it was done, in words; null where there is nothing to say. */
  readonly done: (value: Done) => ReactNode
  /** Why it was refused, in words. */
  readonly refused?: (error: Refusal) => ReactNode
  /** That it was not done, as a sentence; why follows it. */
  readonly failed: string
}

/**
 * What became of something an admin did. Where success is told stands, empty, before there is any: a
 * live region that comes together with its words is not announced reliably.
 */
export function ActionResult<Done, Refusal = never>({
  state,
  done,
  refused,
  failed,
}: ActionResultProps<Done, Refusal>) {
  const success = state.status === 'done' && done(state.value)
  return (
    <>
      <div role="status" className={styles.done}>
        {success && (
          <Banner tone="success" role="none">
            {success}
          </Banner>
        )}
      </div>
      {state.status === 'refused' && <Banner tone="warning">{refused?.(state.error)}</Banner>}
      {state.status === 'outage' && <OutageBanner failed={failed} outage={state.code} />}
    </>
  )
}
