import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame.tsx'

export interface FieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode
  /** What helps before typing: a format, a rule. */
  readonly hint?: ReactNode
  /** What is wrong, in words; marks the input as invalid. */
  readonly error?: ReactNode
  /** Stands inside the frame, after the input: a button, a unit. */
  readonly trailing?: ReactNode
}

/** A labelled input. `className` goes to the frame, everything else to the `<input>`. */
export function Field({ label, hint, error, trailing, className, id, ...input }: FieldProps) {
  const frame = { label, hint, error, className, id, describedBy: input['aria-describedby'] }
  return (
    <FieldFrame {...frame}>
      {(ties) => (
        <>
          <input {...input} {...ties} className={styles.input} />
          {trailing}
        </>
      )}
    </FieldFrame>
  )
}
