import { classNames } from '../../classNames.ts'
import { Modal } from '../../modal/Modal.tsx'
import type { ModalProps } from '../../modal/Modal.tsx'
import styles from './Dialog.module.css'

export type DialogProps = ModalProps

/** A modal page within the page. Its children exist only while it is shown. */
export function Dialog({ className, ...rest }: DialogProps) {
  return <Modal {...rest} look={styles} className={classNames(styles.dialog, className)} />
}
