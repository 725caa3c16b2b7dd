import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Computed values by token name. */
export type TokenValues = Readonly<Record<string, string>>

/**
 * Returns a ref and the computed values of design tokens on the element with that ref, with references
 * resolved. The values are empty until the element is mounted.
 */
export function useTokenValues(
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
