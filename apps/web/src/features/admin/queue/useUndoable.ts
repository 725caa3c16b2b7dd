import type { Result } from '@storefront/domain'
import { useEffect, useState } from 'react'

import { useAction, type ActionState } from '../../../shared/useAction.ts'

/** How long an action can be undone where it was done, in seconds. */
export const undoSeconds = 10

interface UndoableOptions<Refusal> {
  /** The log's message when `act` or `undo` throws. */
  readonly failure: string
  readonly act: () => Promise<Result<unknown, Refusal>>
  readonly undo: () => Promise<Result<unknown, Refusal>>
  /** Whether it is done and can still be undone. Kept by the list, because its data may no longer have the row. */
  readonly isDone: boolean
  readonly onDone: () => void
  /** Called when it is undone, or can no longer be undone. */
  readonly onEnd: () => void
  /** Called when it was refused, because somebody else was faster. */
  readonly onRefused: () => void
}

/** An action that is done at once, and can be undone with the same button for ten seconds. */
export interface Undoable<Refusal> {
  readonly state: ActionState<unknown, Refusal>
  /** Seconds left to undo it; null if it is not done. */
  readonly secondsLeft: number | null
  /** Acts, or undoes what was done. */
  readonly press: () => Promise<void>
}

export function useUndoable<Refusal>({
  failure,
  act,
  undo,
  isDone,
  onDone,
  onEnd,
  onRefused,
}: UndoableOptions<Refusal>): Undoable<Refusal> {
  const { state, run } = useAction(failure, (isUndo: boolean) => (isUndo ? undo() : act()))
  const [secondsLeft, setSecondsLeft] = useState(undoSeconds)
  const isUndoing = isDone && state.status === 'busy'

  useEffect(() => {
    if (!isDone || isUndoing) return undefined
    if (secondsLeft === 0) {
      onEnd()
      return undefined
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [isDone, isUndoing, secondsLeft, onEnd])

  return {
    state,
    secondsLeft: isDone ? secondsLeft : null,
    async press() {
      const settled = await run(isDone)
      if (settled?.status === 'refused') onRefused()
      if (settled?.status !== 'done') return
      setSecondsLeft(undoSeconds)
      if (isDone) onEnd()
      else onDone()
    },
  }
}
