import { ConfirmDialog } from '@storefront/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload } from 'react-router-dom'

import { isPlainClick } from '../navigation/isPlainClick.ts'
import { splitPath } from '../navigation/paths.ts'

export interface UnsavedChanges {
  /** Whether the dialog is open. */
  readonly isAsking: boolean
  /** Calls `go`, which loses the changes: at once without changes, otherwise when the visitor confirms. */
  readonly leave: (go: () => void) => void
  /** The visitor keeps the changes, and stays. */
  readonly stay: () => void
  /** The visitor confirms: discards the changes and leaves. */
  readonly discard: () => void
}

/**
 * Asks for confirmation before unsaved changes are lost by a link, by signing out, by going back, or by
 * closing the page, where the browser shows its own dialog. The router's `useBlocker` needs a data
 * router, which the site does not use (docs/decisions/053).
 */
export function useUnsavedChanges(hasChanges: boolean): UnsavedChanges {
  const [blocked, setBlocked] = useState<{ readonly go: () => void } | null>(null)
  const unblockers = useRef<readonly (() => void)[]>([])
  const unblock = useCallback(() => {
    for (const unblockOne of unblockers.current) unblockOne()
    unblockers.current = []
  }, [])

  useEffect(() => {
    if (!hasChanges) return undefined
    const onBlocked = (go: () => void) => setBlocked({ go })
    unblockers.current = [blockClicks(onBlocked), blockTraversal(onBlocked)]
    return unblock
  }, [hasChanges, unblock])
  useBeforeUnload((event) => {
    if (hasChanges) event.preventDefault()
  })

  return {
    isAsking: blocked !== null,
    leave(go) {
      if (hasChanges) setBlocked({ go })
      else go()
    },
    stay: () => setBlocked(null),
    discard() {
      setBlocked(null)
      unblock()
      blocked?.go()
    },
  }
}

interface UnsavedChangesDialogProps {
  readonly unsaved: UnsavedChanges
  /** Called when the focused element is gone after the dialog closes, for example an entry of a closed menu. */
  readonly onFocusLost: () => void
}

/** Asks whether to discard the unsaved changes. */
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

/** Called when a navigation was blocked; `go` repeats it. */
export type OnBlocked = (go: () => void) => void

/** Blocks links to other pages of the site, and buttons marked `data-leaves`. Returns a function that unblocks them. */
function blockClicks(onBlocked: OnBlocked): () => void {
  const listener = (event: MouseEvent) => {
    const exit = event.target instanceof Element ? findExit(event.target) : null
    if (exit === null || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    onBlocked(() => exit.click())
  }
  // In the capture phase: before the link's own handlers.
  window.addEventListener('click', listener, { capture: true })
  return () => window.removeEventListener('click', listener, { capture: true })
}

/**
 * Returns the link or button that leads from this page to another one, or null. Another query counts as
 * another page; the same page in another language does not, since the forms keep their values there.
 */
function findExit(clicked: Element): HTMLElement | null {
  const exit = clicked.closest<HTMLElement>('a[href], [data-leaves]')
  if (!(exit instanceof HTMLAnchorElement)) return exit
  const isExternal = exit.origin !== location.origin || !['', '_self'].includes(exit.target)
  const isSamePage =
    splitPath(exit.pathname).path === splitPath(location.pathname).path &&
    exit.search === location.search
  return isExternal || isSamePage || exit.download !== '' ? null : exit
}

/** Blocks Back and Forward, in browsers with the Navigation API. Returns a function that unblocks them. */
function blockTraversal(onBlocked: OnBlocked): () => void {
  if (!('navigation' in window)) return () => undefined
  const { navigation } = window
  const listener = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return
    event.preventDefault()
    const { key } = event.destination
    onBlocked(() => void navigation.traverseTo(key))
  }
  navigation.addEventListener('navigate', listener)
  return () => navigation.removeEventListener('navigate', listener)
}
