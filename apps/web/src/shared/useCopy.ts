import { useState } from 'react'

export type CopyOutcome = 'done' | 'refused'

/** Copies text to the clipboard; `outcome` is that of the last attempt, or null. `copy` returns it too. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null)

  async function copy(text: string): Promise<CopyOutcome> {
    // Cleared first, so that the same outcome is announced again.
    setOutcome(null)
    const reached = await writeToClipboard(text)
    setOutcome(reached)
    return reached
  }

  return { outcome, copy }
}

async function writeToClipboard(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'done'
  } catch {
    // Without the permission the call fails, and outside of https there is no clipboard.
    return 'refused'
  }
}
