import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import styles from './TextArea.module.css'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: ReactNode
  /** What helps before typing: a format, a rule. */
  readonly hint?: ReactNode
  /** What is wrong, in words; marks the text as invalid. */
  readonly error?: ReactNode
}

/** A text of several lines. `className` goes to the frame, everything else to the `<textarea>`. */
export function TextArea({ label, hint, error, className, id, ...textarea }: TextAreaProps) {
  const frame = { label, hint, error, className, id, describedBy: textarea['aria-describedby'] }
  return (
    <FieldFrame {...frame}>
      {(ties) => <textarea rows={3} {...textarea} {...ties} className={styles.text} />}
    </FieldFrame>
  )
}
