import type { ComponentProps, ReactNode } from 'react'

import { FieldFrame } from '../Field/FieldFrame.tsx'
import styles from './TextArea.module.css'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** The label above the text area. */
  readonly label: ReactNode
  /** Help for filling in: a format, a rule. */
  readonly hint?: ReactNode
  /** The error message; marks the text area as invalid. */
  readonly error?: ReactNode
}

/**
 * A labelled `<textarea>`. `className` applies to the frame, all other props to the `<textarea>`.
 *
 * **Use it** for several lines of text: a message, an address. **Do not use it** for one line: `Field`.
 */
export function TextArea({ label, hint, error, className, id, ...textarea }: TextAreaProps) {
  const frame = { label, hint, error, className, id, describedBy: textarea['aria-describedby'] }
  return (
    <FieldFrame {...frame}>
      {(controlProps) => (
        <textarea rows={3} {...textarea} {...controlProps} className={styles.text} />
      )}
    </FieldFrame>
  )
}
