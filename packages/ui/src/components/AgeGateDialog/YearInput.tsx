import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'

import styles from './YearInput.module.css'

const cells = [0, 1, 2, 3] as const

/**
 * Returns the year in typed, pasted or autofilled text: removes blanks, converts wide digits to ASCII and finds the
 * year in a date. Text without a year is cut to four characters. The input has no `maxLength`, because that would cut
 * a pasted date before this function finds its year.
 */
function extractYear(text: string): string {
  const characters = text.normalize('NFKC').replaceAll(/\s/g, '')
  return /\d{4}/.exec(characters)?.[0] ?? characters.slice(0, cells.length)
}

interface YearInputProps {
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
  readonly invalid: boolean
  /** The id of the element that explains the input, or what is wrong. */
  readonly describedBy: string
  /** The button beside the cells. */
  readonly children: ReactNode
}

/**
 * Shows the characters of a single input in four cells, so that typing, pasting and autofill work as usual. It has the
 * focus when the page opens, and digits typed elsewhere go to it.
 */
export function YearInput({
  label,
  value,
  onChange,
  invalid,
  describedBy,
  children,
}: YearInputProps) {
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)

  // Text typed before hydration is only in the input, not in the state.
  useLayoutEffect(() => {
    const typed = inputRef.current?.value ?? value
    if (typed !== value) onChange(extractYear(typed))
  }, [value, onChange])

  useEffect(() => {
    const focus = () => inputRef.current?.focus({ preventScroll: true })
    // Browsers ignore `autofocus` in a page that is opened at a fragment.
    if (document.activeElement === document.body) focus()
    function focusOnDigit({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
      if (/^\d$/.test(key) && !ctrlKey && !metaKey && !altKey) focus()
    }
    document.addEventListener('keydown', focusOnDigit)
    return () => document.removeEventListener('keydown', focusOnDigit)
  }, [])

  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <div className={styles.cells}>
          {cells.map((cell) => (
            <span
              key={cell}
              aria-hidden="true"
              className={styles.cell}
              data-next={cell === Math.min(value.length, cells.length - 1)}
            >
              {value[cell]}
            </span>
          ))}
          <input
            ref={inputRef}
            id={id}
            className={styles.input}
            inputMode="numeric"
            autoComplete="bday-year"
            enterKeyHint="go"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's first and only field
            autoFocus
            value={value}
            onChange={({ target }) => onChange(extractYear(target.value))}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
          />
        </div>
        {children}
      </div>
    </>
  )
}
