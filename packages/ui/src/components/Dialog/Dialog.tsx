import { classNames } from '../../classNames.ts'
import { Modal, type ModalProps } from '../../modal/Modal.tsx'
import styles from './Dialog.module.css'

export type DialogProps = ModalProps

/**
 * A modal dialog in the middle of the window. It renders its children only while it is open or closing.
 *
 * **Use it** for something short that needs the whole attention, such as a medal in full size. **Do not use it**
 * for a form or a text of several screens, which deserve a page, nor for a list beside the page (`Drawer`).
 */
export function Dialog({ className, ...rest }: DialogProps) {
  return <Modal {...rest} frameStyles={styles} className={classNames(styles.dialog, className)} />
}
