import { useCallback, useEffect, useRef, useState } from 'react'
import { useBeforeUnload } from 'react-router-dom'
import { ConfirmDialog } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { isPlainClick } from '../navigation/isPlainClick.ts'
import { splitPath } from '../navigation/paths.ts'

export interface UnsavedChanges {
  /** Whether the visitor is being asked. */
  readonly isAsking: boolean
  /** Does what would lose the changes: at once without any, otherwise once the visitor agrees. */
  readonly leave: (go: () => void) => void
  readonly stay: () => void
  /** The visitor agrees to lose the changes. */
  readonly discard: () => void
}

/**
 * Asks before changes are lost: by a link, signing out, going back, or closing the page (where the
 * browser asks in its own words). There is no data router to do so (docs/decisions/053).
 */
export function useUnsavedChanges(hasChanges: boolean): UnsavedChanges {
  const [held, setHeld] = useState<{ readonly go: () => void } | null>(null)
  const stops = useRef<readonly (() => void)[]>([])
  const release = useCallback(() => {
    for (const stop of stops.current) stop()
    stops.current = []
  }, [])

  useEffect(() => {
    if (!hasChanges) return undefined
    const hold = (go: () => void) => setHeld({ go })
    stops.current = [holdClicks(hold), holdTraversal(hold)]
    return release
  }, [hasChanges, release])
  useBeforeUnload((event) => {
    if (hasChanges) event.preventDefault()
  })

  return {
    isAsking: held !== null,
    leave(go) {
      if (hasChanges) setHeld({ go })
      else go()
    },
    stay: () => setHeld(null),
    discard() {
      setHeld(null)
      release()
      held?.go()
    },
  }
}

interface UnsavedChangesDialogProps {
  readonly unsaved: UnsavedChanges
  /** Takes the focus when what had it is gone by then, as an entry of a menu that has closed. */
  readonly onFocusLost: () => void
}

/** Whether to lose what was typed, in two clear buttons. */
export function UnsavedChangesDialog({ unsaved, onFocusLost }: UnsavedChangesDialogProps) {
  const { t } = useTranslation('shared')
  return (
    <ConfirmDialog
      open={unsaved.isAsking}
      title={t('unsaved.title')}
      closeLabel={t('close')}
      cancelLabel={t('unsaved.stay')}
      confirmLabel={t('unsaved.discard')}
      onConfirm={unsaved.discard}
      onClose={() => {
        unsaved.stay()
        const { activeElement, body } = document
        if (activeElement === body || activeElement?.checkVisibility() !== true) onFocusLost()
      }}
    >
      <p>{t('unsaved.text')}</p>
    </ConfirmDialog>
  )
}

/** Takes over a way off the page; `go` follows it after all. */
export type Hold = (go: () => void) => void

/** Holds back links to other pages of the site, and buttons marked `data-leaves`. Returns a stop. */
function holdClicks(hold: Hold): () => void {
  const hear = (event: MouseEvent) => {
    const way = event.target instanceof Element ? wayOff(event.target) : null
    if (way === null || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    hold(() => way.click())
  }
  // Before anything on the page hears of it.
  window.addEventListener('click', hear, { capture: true })
  return () => window.removeEventListener('click', hear, { capture: true })
}

/** What the click follows off the page, whose query is part of it; the same page in another language keeps what was typed. */
function wayOff(clicked: Element): HTMLElement | null {
  const way = clicked.closest<HTMLElement>('a[href], [data-leaves]')
  if (!(way instanceof HTMLAnchorElement)) return way
  const isElsewhere = way.origin !== location.origin || !['', '_self'].includes(way.target)
  const isHere =
    splitPath(way.pathname).path === splitPath(location.pathname).path &&
    way.search === location.search
  return isElsewhere || isHere || way.download !== '' ? null : way
}

/** Holds back and forward through the history, in browsers that let a page do so. Returns a stop. */
function holdTraversal(hold: Hold): () => void {
  if (!('navigation' in window)) return () => undefined
  const { navigation } = window
  const hear = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return
    event.preventDefault()
    const { key } = event.destination
    hold(() => void navigation.traverseTo(key))
  }
  navigation.addEventListener('navigate', hear)
  return () => navigation.removeEventListener('navigate', hear)
}
