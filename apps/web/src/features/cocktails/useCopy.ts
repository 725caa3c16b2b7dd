import { useState } from 'react'

type CopyOutcome = 'done' | 'refused'

/** Puts text on the clipboard; tells how the last try went, null before there was one. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null)

  async function copy(text: string): Promise<void> {
    // Emptied first, so that the same outcome is announced again.
    setOutcome(null)
    setOutcome(await write(text))
  }

  return { outcome, copy }
}

async function write(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'done'
  } catch {
    // Refused by a permission, or absent outside of https: the visitor is told either way.
    return 'refused'
  }
}
