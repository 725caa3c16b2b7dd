import { useState } from 'react'

import { VisuallyHidden } from '../src/components/VisuallyHidden/VisuallyHidden.tsx'
import styles from './CopyButton.module.css'

/** Copies what a developer writes to use the thing beside it. */
export function CopyButton({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    // oxlint-disable-next-line react/forbid-elements -- the same text is copied again
    <button
      type="button"
      className={styles.copy}
      title={text}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
    >
      {isCopied ? 'Copied' : 'Copy'}
      <VisuallyHidden> {text}</VisuallyHidden>
    </button>
  )
}
