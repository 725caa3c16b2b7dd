import { Button, Text } from '@storefront/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './CopyLink.module.css'
import { useCopy } from './useCopy.ts'

/** A link with a button that copies it. Without a clipboard, the button selects it. */
export function CopyLink({ url }: { readonly url: string }) {
  const { t } = useTranslation('shared')
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
          {t(outcome === 'done' ? 'copy.done' : 'copy.link')}
        </Button>
      </div>
      <Text look="note" role="status">
        {outcome === 'done' && t('copy.linkDone')}
        {outcome === 'refused' && t('copy.refused')}
      </Text>
    </>
  )
}
