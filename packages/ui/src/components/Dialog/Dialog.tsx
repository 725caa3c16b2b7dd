import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import modal from '../../modal/modal.module.css'
import { useModal } from '../../modal/useModal.ts'
import { Button } from '../Button/Button.tsx'
import { CloseIcon } from '../Icon/interface.tsx'
import styles from './Dialog.module.css'

export interface DialogProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'onClose' | 'ref' | 'title'
> {
  readonly open: boolean
  /** Called once it has closed, after the 300 ms of its closing: by Escape, the backdrop, the button or `open`. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
}

/** A modal page within the page. Its children exist only while it is shown. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  className,
  children,
  ...rest
}: DialogProps) {
  const titleId = useId()
  const { shown, close, dialogProps } = useModal({ open, onClose })
  return (
    <dialog
      {...rest}
      {...dialogProps}
      className={classNames(modal.modal, styles.dialog, className)}
      aria-labelledby={titleId}
    >
      {shown && (
        <div className={styles.frame}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <Button variant="icon" aria-label={closeLabel} onClick={close}>
              <CloseIcon />
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
