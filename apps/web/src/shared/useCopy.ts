import { useState } from 'react'

export type CopyOutcome = 'done' | 'refused'

/** Copies text to the clipboard; `outcome` is that of the last attempt, or null. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null)

  async function copy(text: string): Promise<void> {
    // Cleared first, so that the same outcome is announced again.
    setOutcome(null)
    setOutcome(await writeToClipboard(text))
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
