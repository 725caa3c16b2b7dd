import { useState } from 'react'

import { lengthSheets } from './tokens.ts'

/** The windows, in px, between which sizes grow. */
export const windowWidths = [390, 1440] as const

/** The length of each token in px, in each of the windows; 0 for what is no length. */
type WindowSizes = Readonly<Record<string, readonly number[]>>

/** Measures tokens, once, in windows of other widths than this one. */
export function useWindowSizes(names: readonly string[]): WindowSizes {
  const [sizes] = useState(() => {
    const inWindows = windowWidths.map((width) => measure(names, width))
    return Object.fromEntries(
      names.map((name, index) => [name, inWindows.map((lengths) => lengths[index] ?? 0)]),
    )
  })
  return sizes
}

/** Lays out a box as wide as each token in a frame as wide as the window, since a token may depend on it. */
function measure(names: readonly string[], width: number): readonly number[] {
  const frame = document.createElement('iframe')
  frame.style.cssText = `position: fixed; visibility: hidden; inline-size: ${width}px`
  document.body.append(frame)
  try {
    const inside = frame.contentDocument
    if (inside === null) return []
    const style = inside.createElement('style')
    style.textContent = lengthSheets.join('\n')
    inside.head.append(style)
    return names.map((name) => {
      const box = inside.createElement('div')
      box.style.cssText = `position: absolute; inline-size: var(${name})`
      inside.body.append(box)
      return box.getBoundingClientRect().width
    })
  } finally {
    frame.remove()
  }
}
