/** After each story: nothing is wider than the window, which would then scroll sideways. */
import { afterEach } from 'vitest'

afterEach(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    throw new Error(`${scrollWidth} px wide in a window of ${clientWidth} px${describeWidest()}`)
  }
})

/** The element that reaches farthest to the right. */
function describeWidest(): string {
  const [widest] = [...document.body.querySelectorAll('*')].toSorted(
    (a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right,
  )
  return widest === undefined ? '' : `: ${widest.outerHTML.slice(0, 120)}…`
}
