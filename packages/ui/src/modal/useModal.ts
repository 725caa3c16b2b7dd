import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react'

interface ModalOptions {
  readonly open: boolean
  readonly onClose: () => void
  readonly busy?: boolean | undefined
}

interface ModalState {
  /** Whether the dialog is open or closing. */
  readonly shown: boolean
  /** Starts closing; `onClose` follows when the animation has finished. */
  readonly close: () => void
  readonly dialogProps: ComponentProps<'dialog'>
}

/** How long after a dialog has opened a press may be the second tap of a double tap on what opened it, in ms. */
const doubleTapMs = 500

/**
 * Controls a modal `<dialog>` through the phases closed, open, closing and closed. Escape, a click on the backdrop, a
 * link or an element with `data-closes` inside and the browser's back button close it, unless it is busy. While it is
 * open the back button does not leave the page, where the browser allows that. The browser keeps the focus inside and
 * restores it. Closing lasts as long as the animations that the style sheet sets on `[data-closing]`; without one the
 * dialog closes at once.
 */
export function useModal({ open, onClose, busy }: ModalOptions): ModalState {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const backdropPressed = useRef(false)
  const openedAt = useRef(0)
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
    if (phase === 'open' && !dialog.open) {
      dialog.showModal()
      openedAt.current = performance.now()
    }
    if (phase !== 'closing') return undefined
    let reopened = false
    void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() => {
      if (!reopened) dialog.close()
    })
    return () => {
      reopened = true
    }
  }, [phase])

  // Unmounting an open dialog would lose the focus; closing restores it.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    return () => dialog?.close()
  }, [])

  const close = () => {
    if (!busy) setPhase('closing')
  }

  const closeOnBack = useEffectEvent(close)
  useEffect(() => {
    if (phase !== 'open') return undefined
    return onBackNavigation(() => closeOnBack())
  }, [phase])

  return {
    shown: phase !== 'closed',
    close,
    dialogProps: {
      ref: dialogRef,
      // Browsers close a dialog on a second Escape even if its cancel event is prevented.
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
      // The pointer must go down and up on the backdrop: selecting text may end outside the dialog.
      onPointerDown: (event) => {
        backdropPressed.current = event.target === event.currentTarget
      },
      // `detail` counts the taps: the second one must not answer a question that nobody has read.
      onClickCapture: (event) => {
        if (event.detail < 2 || event.timeStamp - openedAt.current > doubleTapMs) return
        event.preventDefault()
        event.stopPropagation()
      },
      onClick: ({ target, currentTarget }) => {
        const onBackdrop = backdropPressed.current && target === currentTarget
        const onCloser =
          target instanceof Element && target.closest('a:not([target]), [data-closes]') !== null
        if (onBackdrop || onCloser) close()
      },
    },
  }
}

/**
 * Calls the listener when the visitor goes back or forward in the history, and cancels the navigation where the
 * browser allows it.
 *
 * @returns a function that unsubscribes
 */
function onBackNavigation(listener: () => void): () => void {
  const cancelNavigation = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return
    event.preventDefault()
    listener()
  }
  const navigation = 'navigation' in window ? window.navigation : null
  navigation?.addEventListener('navigate', cancelNavigation)
  window.addEventListener('popstate', listener)
  return () => {
    navigation?.removeEventListener('navigate', cancelNavigation)
    window.removeEventListener('popstate', listener)
  }
}
