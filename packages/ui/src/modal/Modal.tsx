import { useId, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../classNames.ts'
import { Button } from '../components/Button/Button.tsx'
import { CloseIcon } from '../components/Icon/general.tsx'
import styles from './modal.module.css'
import { useModal } from './useModal.ts'

export interface ModalProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'onClose' | 'ref' | 'title'
> {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called once after every closing, whatever caused it, when the closing animation (300 ms) has finished. */
  readonly onClose: () => void
  /** The heading, which also names the dialog. */
  readonly title: ReactNode
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** Whether work is in progress, which closing would not cancel. Only `open` closes the dialog then. */
  readonly busy?: boolean
}

interface ModalFrameProps extends ModalProps {
  /** A style sheet with classes `frame`, `head` and `title`. */
  readonly frameStyles: Readonly<Record<string, string>>
}

/** The base of Dialog and Drawer, with title and close button. It renders its children only while open or closing. */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  busy,
  frameStyles,
  className,
  children,
  ...rest
}: ModalFrameProps) {
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
        <div className={frameStyles['frame']}>
          <div className={frameStyles['head']}>
            <h2 className={frameStyles['title']} id={titleId}>
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
