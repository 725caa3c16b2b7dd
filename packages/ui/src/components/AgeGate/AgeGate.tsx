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
  /** The EngravedEmblem. */
  readonly emblem: ReactNode
  /** One line of welcome. */
  readonly title: ReactNode
  /** Asks for the year. */
  readonly label: ReactNode
  /** Four characters that stand in the empty cells: "AAAA". */
  readonly hint: string
  /** Why it is asked, and what is kept of it. */
  readonly reason?: ReactNode
  /** What has been typed, up to four characters, unchecked. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSubmit: () => void
  readonly submitLabel: string
  readonly error?: ReactNode
  /** One line each, underneath. */
  readonly warnings: readonly ReactNode[]
  /** In the upper corner: the languages. */
  readonly corner?: ReactNode
}

/** The door of the house: night, a year, one button. Whoever shows it hides what lies behind it. */
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
        className={styles.door}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <div className={styles.emblem}>{emblem}</div>
        {/* The heading while nothing else is shown; in the HTML the page behind it keeps its one h1. */}
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
