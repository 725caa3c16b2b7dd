import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { DialogProps } from '../Dialog/Dialog.tsx'
import styles from './ConfirmDialog.module.css'

export interface ConfirmDialogProps extends DialogProps {
  /** Says what is going to be done: "Cancel the order", never "OK". */
  readonly confirmLabel: string
  /** What the button says while it is being done. Default: the same. */
  readonly busyLabel?: string
  /** Calls `onClose`. */
  readonly cancelLabel: string
  readonly onConfirm: () => void
  /** What went wrong with it. */
  readonly trouble?: ReactNode
}

/** Asks before something is done. Closing it in any way does nothing; while it is being done nothing closes it. */
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
