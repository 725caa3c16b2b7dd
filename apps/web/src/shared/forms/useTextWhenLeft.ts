import { useState, type FocusEvent } from 'react'

/** How long a press takes at most, in ms. */
const pressMs = 300

/**
 * The text of an input when it was left, for a hint below it. It is known a moment after that: the press that leaves the
 * input is over by then, and a hint that comes or goes moves no button under the finger.
 */
export function useTextWhenLeft(initial: string) {
  const [text, setText] = useState(initial)
  const onBlur = ({ target }: FocusEvent<HTMLInputElement>) => {
    setTimeout(() => setText(target.value), pressMs)
  }
  return { text, setText, onBlur }
}
