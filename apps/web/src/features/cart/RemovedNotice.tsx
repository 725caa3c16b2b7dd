import { Banner, Button } from '@storefront/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import type { Removal } from './useRemoval.ts'

/** Says what has just left the cart, and takes the focus with the way back. */
export function RemovedNotice({ removal: { removed, undo } }: { readonly removal: Removal }) {
  const { t } = useTranslation('cart')
  const button = useRef<HTMLButtonElement>(null)
  const [first] = removed

  // The button that removed the line is gone with it: the focus would be nowhere.
  useEffect(() => {
    if (removed.length > 0) button.current?.focus()
  }, [removed])

  return (
    <div role="status">
      {first !== undefined && (
        <Banner
          role="none"
          action={
            <Button ref={button} variant="quiet" onClick={undo}>
              {t('undo')}
            </Button>
          }
        >
          {removed.length === 1 ? t('removed', { name: first.name }) : t('cleared')}
        </Banner>
      )}
    </div>
  )
}
