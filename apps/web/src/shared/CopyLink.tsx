import { Button, Text } from '@storefront/ui'
import { useRef } from 'react'

import styles from './CopyLink.module.css'
import { useCopy } from './useCopy.ts'

interface CopyLinkProps {
  readonly url: string
  /** The button's label. */
  readonly copyLabel: string
  /** The button's label once the link is copied. */
  readonly doneLabel: string
  /** Says that the link is copied. */
  readonly copiedText: string
  /** Says what to do without a clipboard. */
  readonly notCopiedText: string
}

/** A link with a button that copies it. Without a clipboard, the button selects it. */
export function CopyLink({ url, copyLabel, doneLabel, copiedText, notCopiedText }: CopyLinkProps) {
  const { outcome, copy } = useCopy()
  const address = useRef<HTMLElement>(null)

  async function copyUrl(): Promise<void> {
    const reached = await copy(url)
    if (reached === 'refused' && address.current !== null) {
      getSelection()?.selectAllChildren(address.current)
    }
  }

  return (
    <>
      <div className={styles.link}>
        <code ref={address} className={styles.address} translate="no">
          {url.replace(/^https?:\/\//, '')}
        </code>
        <Button variant="secondary" onClick={() => void copyUrl()}>
          {outcome === 'done' ? doneLabel : copyLabel}
        </Button>
      </div>
      <Text look="note" role="status">
        {outcome === 'done' && copiedText}
        {outcome === 'refused' && notCopiedText}
      </Text>
    </>
  )
}
