import type { CartLine } from '@storefront/domain'
import { Banner, buttonAttributes } from '@storefront/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import styles from './AddedNotice.module.css'

/** Wait after the last press before the page scrolls, in ms: scrolling moves the button away from the pointer. */
const scrollDelayMs = 1_000

/** Input by which a visitor moves elsewhere. `scroll` is not included: the page also scrolls when its layout changes. */
const leavingEvents = ['wheel', 'touchmove', 'keydown']

interface AddedNoticeProps {
  /** The cart line that was changed last, with its quantity after that. */
  readonly added: CartLine | null
  readonly className?: string | undefined
}

/**
 * Reports that a bottle was added, with a link to the cart. Where the notice is below the window, the page
 * scrolls to it, once the visitor has stopped pressing.
 */
export function AddedNotice({ added, className = '' }: AddedNoticeProps) {
  const { t } = useTranslation('catalog')
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (added === null) return undefined
    const timer = setTimeout(() => {
      // Measured here, as measuring earlier would delay the paint that answers the press.
      const isBelow = (notice.current?.getBoundingClientRect().bottom ?? 0) > window.innerHeight
      if (isBelow) notice.current?.scrollIntoView({ block: 'nearest' })
    }, scrollDelayMs)
    const listeners = new AbortController()
    const cancel = () => {
      clearTimeout(timer)
      listeners.abort()
    }
    for (const type of leavingEvents) window.addEventListener(type, cancel, listeners)
    return cancel
  }, [added])

  return (
    <div ref={notice} role="status" className={`${styles.added} ${className}`}>
      {added !== null && (
        <Banner
          tone="success"
          role="none"
          action={
            <LocalizedLink to="/cart" {...buttonAttributes({ variant: 'quiet' })}>
              {t('viewCart')}
            </LocalizedLink>
          }
        >
          {t('added', { name: added.name, count: added.quantity })}
        </Banner>
      )}
    </div>
  )
}
