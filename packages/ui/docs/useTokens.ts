import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** What the browser has computed, by token. */
export type TokenValues = Readonly<Record<string, string>>

/**
 * Reads design tokens where they apply: on the element that gets the ref, with references resolved.
 * Empty until that element is there.
 */
export function useTokens(
  names: readonly string[],
): [RefObject<HTMLDivElement | null>, TokenValues] {
  const element = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState<TokenValues>({})

  useLayoutEffect(() => {
    if (element.current === null) return
    const style = getComputedStyle(element.current)
    setValues(Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()])))
  }, [names])

  return [element, values]
}
