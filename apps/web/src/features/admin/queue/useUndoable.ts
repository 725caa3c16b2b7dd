import type { Result } from '@storefront/domain'
import { useEffect, useEffectEvent, useState } from 'react'

import { useAction, type ActionState } from '../../../shared/useAction.ts'
import { undoSeconds } from '../frame/undoSeconds.ts'

interface UndoableOptions<Refusal> {
  /** The log's message when `act` or `undo` throws. */
  readonly failure: string
  readonly act: () => Promise<Result<unknown, Refusal>>
  readonly undo: () => Promise<Result<unknown, Refusal>>
  /**
   * Whether it is done and can still be undone. The list keeps this state, because reloaded data may no longer
   * contain the row.
   */
  readonly isDone: boolean
  readonly onDone: () => void
  /** Called when it is undone, or can no longer be undone. */
  readonly onEnd: () => void
  /** Called when it is refused, because somebody else has changed the data. */
  readonly onRefused: (refusal: Refusal) => void
}

/** An action that can be undone with the same button for `undoSeconds`. */
export interface Undoable<Refusal> {
  readonly state: ActionState<unknown, Refusal>
  /** Seconds left to undo it; null if it is not done. */
  readonly secondsLeft: number | null
  /** Runs the action, or undoes it. */
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
  // The list passes another function at each render, which must not restart the running second.
  const handleEnd = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isDone || isUndoing) return undefined
    if (secondsLeft === 0) {
      handleEnd()
      return undefined
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [isDone, isUndoing, secondsLeft])

  return {
    state,
    secondsLeft: isDone ? secondsLeft : null,
    async press() {
      const settled = await run(isDone)
      if (settled?.status === 'refused') onRefused(settled.error)
      if (settled?.status !== 'done') return
      setSecondsLeft(undoSeconds)
      if (isDone) onEnd()
      else onDone()
    },
  }
}
