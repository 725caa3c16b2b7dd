import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'

import styles from './YearInput.module.css'

const cells = [0, 1, 2, 3] as const

interface YearInputProps {
  readonly label: ReactNode
  /** Four characters fill the cells; a longer text, the beginning of a date, is shown in their place. */
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly invalid: boolean
  /** The id of the element that explains the input, or what is wrong. */
  readonly describedBy: string
  /** The button beside the cells. */
  readonly children: ReactNode
}

/**
 * Shows the characters of a single input in four cells, so that typing, pasting and autofill work as usual. It has the
 * focus when the page opens, and digits typed elsewhere go to it. It has no `maxlength`, because that would cut a date
 * before the caller finds its year.
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
  const isLong = value.length > cells.length

  // Text typed before hydration is only in the input, not in the state.
  useLayoutEffect(() => {
    const typed = inputRef.current?.value ?? value
    if (typed !== value) onChange(typed)
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
        <div className={styles.cells} data-long={isLong}>
          {cells.map((cell) => (
            <span
              key={cell}
              aria-hidden="true"
              className={styles.cell}
              data-next={cell === Math.min(value.length, cells.length - 1)}
            >
              {isLong ? null : value[cell]}
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
            onChange={({ target }) => onChange(target.value)}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
          />
        </div>
        {children}
      </div>
    </>
  )
}
