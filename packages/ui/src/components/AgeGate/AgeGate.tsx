import { Children, useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import styles from './AgeGate.module.css'
import { YearInput } from './YearInput.tsx'

export interface AgeGateProps extends Omit<
  ComponentProps<'dialog'>,
  'title' | 'onChange' | 'onSubmit'
> {
  /** An EngravedEmblem. */
  readonly emblem: ReactNode
  /** One line that welcomes the visitor. */
  readonly title: ReactNode
  /** The question for the year of birth. */
  readonly label: ReactNode
  /** Four characters for the empty cells: "AAAA". */
  readonly hint: string
  /** Why the gate asks, and what the site stores. */
  readonly reason?: ReactNode
  /** The typed characters, at most four, not validated. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit: () => void
  readonly submitLabel: string
  readonly error?: ReactNode
  /** One line per warning, below the form. */
  readonly warnings: readonly ReactNode[]
  /** Content of the upper corner: the links to the languages. */
  readonly corner?: ReactNode
}

/** Asks for the year of birth in a dialog that covers the window. The caller hides the page behind it. */
export function AgeGate({
  emblem,
  title,
  label,
  hint,
  reason,
  value,
  onChange,
  onSubmit,
  submitLabel,
  error,
  warnings,
  corner,
  className,
  ...rest
}: AgeGateProps) {
  const titleId = useId()
  return (
    <dialog
      open
      aria-modal="true"
      aria-labelledby={titleId}
      {...rest}
      className={classNames(styles.gate, className)}
      data-world="night"
    >
      {corner && <div className={styles.corner}>{corner}</div>}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <div className={styles.emblem}>{emblem}</div>
        {/* A role instead of an h1: the prerendered page behind the gate already has its h1. */}
        <div role="heading" aria-level={1} className={styles.title} id={titleId}>
          {title}
        </div>
        <YearInput label={label} hint={hint} value={value} onChange={onChange} error={error} />
        <Button type="submit" className={styles.submit}>
          {submitLabel}
        </Button>
        {reason && <p className={styles.reason}>{reason}</p>}
      </form>
      <div className={styles.warnings}>
        {Children.map(warnings, (warning) => (
          <p>{warning}</p>
        ))}
      </div>
    </dialog>
  )
}
