import { classNames } from '../../classNames.ts'
import { Modal } from '../../modal/Modal.tsx'
import type { ModalProps } from '../../modal/Modal.tsx'
import styles from './Dialog.module.css'

export type DialogProps = ModalProps

/** A modal dialog in the middle of the window. It renders its children only while it is open or closing. */
export function Dialog({ className, ...rest }: DialogProps) {
  return <Modal {...rest} frameStyles={styles} className={classNames(styles.dialog, className)} />
}
