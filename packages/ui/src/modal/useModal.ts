import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps } from 'react'

interface ModalOptions {
  readonly open: boolean
  readonly onClose: () => void
  readonly busy?: boolean | undefined
}

interface Modal {
  /** Whether there is anything to show: open, or still on its way out. */
  readonly shown: boolean
  /** Starts the way out; `onClose` follows when it is over. */
  readonly close: () => void
  readonly dialogProps: ComponentProps<'dialog'>
}

/**
 * The life of a modal `<dialog>`: closed, open, closing, closed. The way back closes it instead of the page behind it. The browser keeps the focus inside and gives it
 * back. Escape, a click on the backdrop and following a link inside close it, but not while it is busy. Closing lasts as long as the animation the style sheet gives to `[data-closing]`: none, no wait.
 */
export function useModal({ open, onClose, busy }: ModalOptions): Modal {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const backdropPressed = useRef(false)
  const [phase, setPhase] = useState<'closed' | 'open' | 'closing'>(open ? 'open' : 'closed')
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setPhase('open')
    else if (phase === 'open') setPhase('closing')
  }

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return undefined
    if (phase === 'open' && !dialog.open) dialog.showModal()
    if (phase !== 'closing') return undefined
    let reopened = false
    void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() => {
      if (!reopened) dialog.close()
    })
    return () => {
      reopened = true
    }
  }, [phase])

  // A dialog that is unmounted while open would take the focus with it; closing gives it back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    return () => dialog?.close()
  }, [])

  const close = () => {
    if (!busy) setPhase('closing')
  }

  const leave = useEffectEvent(close)
  useEffect(() => {
    if (phase !== 'open') return undefined
    const stop = hearWayBack(() => leave())
    return stop
  }, [phase])

  return {
    shown: phase !== 'closed',
    close,
    dialogProps: {
      ref: dialogRef,
      // A browser may force a second Escape through, whatever becomes of its cancel event.
      ...(busy && { closedby: 'none' }),
      ...(phase === 'closing' && { 'data-closing': '' }),
      onCancel: (event) => {
        event.preventDefault()
        close()
      },
      onClose: (event) => {
        if (event.currentTarget.open) return
        setPhase('closed')
        onClose()
      },
      // Both ends of the click must fall on the backdrop: text selected outwards is no wish to leave.
      onPointerDown: (event) => {
        backdropPressed.current = event.target === event.currentTarget
      },
      onClick: ({ target, currentTarget }) => {
        const onBackdrop = backdropPressed.current && target === currentTarget
        const leavesByLink = target instanceof Element && target.closest('a:not([target])') !== null
        if (onBackdrop || leavesByLink) close()
      },
    },
  }
}

/** Takes the browser's way back over, where it may be, and hears of it in any case. Gives a stop. */
function hearWayBack(hear: () => void): () => void {
  const hold = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return
    event.preventDefault()
    hear()
  }
  const navigation = 'navigation' in window ? window.navigation : null
  navigation?.addEventListener('navigate', hold)
  window.addEventListener('popstate', hear)
  return () => {
    navigation?.removeEventListener('navigate', hold)
    window.removeEventListener('popstate', hear)
  }
}
