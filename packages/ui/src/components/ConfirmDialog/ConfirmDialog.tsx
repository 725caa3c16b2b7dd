import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { DialogProps } from '../Dialog/Dialog.tsx'
import styles from './ConfirmDialog.module.css'

export interface ConfirmDialogProps extends DialogProps {
  /** Names the action: "Cancel the order", not "OK". */
  readonly confirmLabel: string
  /** The label while busy. Default: `confirmLabel`. */
  readonly busyLabel?: string
  /** Label of the button that calls `onClose`. */
  readonly cancelLabel: string
  readonly onConfirm: () => void
  /** An error message about the action. */
  readonly trouble?: ReactNode
}

/** Asks for confirmation before an action. Closing it cancels; while `busy` it cannot be closed. */
export function ConfirmDialog({
  confirmLabel,
  busyLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  trouble,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog {...dialog} busy={busy}>
      {children}
      {trouble}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={busy} onClick={dialog.onClose}>
          {cancelLabel}
        </Button>
        <Button busy={busy} onClick={onConfirm} {...(busyLabel !== undefined && { busyLabel })}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
