import type { ReactNode } from 'react'

import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'
import styles from './ConfirmDialog.module.css'

export interface ConfirmDialogProps extends DialogProps {
  /** Names the action: "Cancel the order", not "OK". */
  readonly confirmLabel: string
  /** The label while busy. Default: `confirmLabel`. */
  readonly busyLabel?: string
  /** Label of the button that closes the dialog. */
  readonly cancelLabel: string
  /** Called by the button that confirms. */
  readonly onConfirm: () => void
  /** A Banner that says why the action failed, above the buttons. */
  readonly error?: ReactNode
}

/**
 * Asks for confirmation before an action. Closing it cancels; while `busy` it cannot be closed.
 *
 * **Use it** before an action that is hard to undo: to cancel an order, to delete an account. **Do not use it**
 * before actions that are easy to undo: just do them, and say so in a `Banner`.
 */
export function ConfirmDialog({
  confirmLabel,
  busyLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  error,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog {...dialog} busy={busy}>
      {children}
      {error}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={busy} data-closes="">
          {cancelLabel}
        </Button>
        <Button busy={busy} onClick={onConfirm} {...(busyLabel !== undefined && { busyLabel })}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
