import { Children, useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import styles from './AgeGateDialog.module.css'
import { YearInput } from './YearInput.tsx'

export interface AgeGateDialogProps extends Omit<
  ComponentProps<'dialog'>,
  'title' | 'onChange' | 'onSubmit'
> {
  /** An EngravedEmblem, above the title. */
  readonly emblem: ReactNode
  /** One line that welcomes the visitor. */
  readonly title: ReactNode
  /** The question for the year of birth. */
  readonly label: ReactNode
  /** Four characters for the empty cells: "AAAA". */
  readonly placeholder: string
  /** Why the gate asks, and what the site stores. */
  readonly reason?: ReactNode
  /** The typed characters, at most four, not validated. */
  readonly value: string
  /** Receives the year once the text contains one, otherwise the first four characters. */
  readonly onChange: (value: string) => void
  /** Called when the visitor presses the button or Enter. */
  readonly onSubmit: () => void
  /** Label of the button. */
  readonly submitLabel: string
  /** The error message below the year. */
  readonly error?: ReactNode
  /** One line per warning, below the form. */
  readonly warnings: readonly ReactNode[]
  /** Links to the languages, in the upper corner. */
  readonly languageLinks?: ReactNode
}

/** Asks for the year of birth in a dialog that covers the window. The caller hides the page behind it. */
export function AgeGateDialog({
  emblem,
  title,
  label,
  placeholder,
  reason,
  value,
  onChange,
  onSubmit,
  submitLabel,
  error,
  warnings,
  languageLinks,
  className,
  ...rest
}: AgeGateDialogProps) {
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
      {languageLinks && <div className={styles.languageLinks}>{languageLinks}</div>}
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
        <YearInput
          label={label}
          placeholder={placeholder}
          value={value}
          onChange={onChange}
          error={error}
        />
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
