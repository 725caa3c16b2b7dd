import type { ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import { Modal, type ModalProps } from '../../modal/Modal.tsx'
import styles from './Drawer.module.css'

export interface DrawerProps extends ModalProps {
  /** Stays visible below the scrolling content: totals, a link to the next step. */
  readonly footer?: ReactNode
}

/**
 * A modal dialog at the inline end of the window, over its full height.
 *
 * **Use it** for something that stays beside the page and is looked at often: the cart. **Do not use it** for a
 * question (`ConfirmDialog`) or a picture (`Dialog`).
 */
export function Drawer({ footer, className, children, ...rest }: DrawerProps) {
  return (
    <Modal {...rest} frameStyles={styles} className={classNames(styles.drawer, className)}>
      <div className={styles.content}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  )
}
