import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../components/Button/Button.tsx'
import { CloseIcon } from '../components/Icon/interface.tsx'
import { classNames } from '../classNames.ts'
import styles from './modal.module.css'
import { useModal } from './useModal.ts'

export interface ModalProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'onClose' | 'ref' | 'title'
> {
  readonly open: boolean
  /** Called once it has closed, after the 300 ms of its closing: by Escape, the backdrop, the button or `open`. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  /** Work is under way that closing would not undo: until it is over only `open` closes. */
  readonly busy?: boolean
}

interface DrawnModalProps extends ModalProps {
  /** A style sheet with classes `frame`, `head` and `title`. */
  readonly look: Readonly<Record<string, string>>
}

/** What dialogs and drawers have in common: a titled, closable frame, whose children exist only while it is shown. */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  busy,
  look,
  className,
  children,
  ...rest
}: DrawnModalProps) {
  const titleId = useId()
  const { shown, close, dialogProps } = useModal({ open, onClose, busy })
  return (
    <dialog
      {...rest}
      {...dialogProps}
      className={classNames(styles.modal, className)}
      aria-labelledby={titleId}
    >
      {shown && (
        <div className={look['frame']}>
          <div className={look['head']}>
            <h2 className={look['title']} id={titleId}>
              {title}
            </h2>
            <Button variant="icon" aria-label={closeLabel} disabled={busy} onClick={close}>
              <CloseIcon />
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
