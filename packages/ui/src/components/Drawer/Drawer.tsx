import type { ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import { Modal } from '../../modal/Modal.tsx'
import type { ModalProps } from '../../modal/Modal.tsx'
import styles from './Drawer.module.css'

export interface DrawerProps extends ModalProps {
  /** Stays in sight below the scrolling content: totals, the way on. */
  readonly footer?: ReactNode
}

/** A dialog that comes in from the end of the line and fills the height of the window. */
export function Drawer({ footer, className, children, ...rest }: DrawerProps) {
  return (
    <Modal {...rest} look={styles} className={classNames(styles.drawer, className)}>
      <div className={styles.content}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  )
}
