import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import modal from '../../modal/modal.module.css'
import { useModal } from '../../modal/useModal.ts'
import { Button } from '../Button/Button.tsx'
import type { DialogProps } from '../Dialog/Dialog.tsx'
import { CloseIcon } from '../Icon/interface.tsx'
import styles from './Drawer.module.css'

export interface DrawerProps extends DialogProps {
  /** Stays in sight below the scrolling content: totals, the way on. */
  readonly footer?: ReactNode
}

/** A dialog that comes in from the end of the line and fills the height of the window. */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  footer,
  className,
  children,
  ...rest
}: DrawerProps) {
  const titleId = useId()
  const { shown, close, dialogProps } = useModal({ open, onClose })
  return (
    <dialog
      {...rest}
      {...dialogProps}
      className={classNames(modal.modal, styles.drawer, className)}
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
          <div className={styles.content}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
