import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
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
  /** One character per empty cell. */
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: ReactNode
}

/** Shows the characters of a single input in four cells, so that typing, pasting and autofill work as usual. */
export function YearInput({ label, placeholder, value, onChange, error }: YearInputProps) {
  const id = useId()
  const errorId = `${id}-error`
  const inputRef = useRef<HTMLInputElement>(null)

  // Text typed before hydration is only in the input, not in the state.
  useLayoutEffect(() => {
    const typed = inputRef.current?.value ?? value
    if (typed !== value) onChange(extractYear(typed))
  }, [value, onChange])

  return (
    <div className={styles.year}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.cells}>
        {cells.map((cell) => (
          <span
            key={cell}
            aria-hidden="true"
            className={styles.cell}
            data-next={cell === Math.min(value.length, cells.length - 1)}
          >
            {value[cell] ?? <span className={styles.placeholder}>{placeholder[cell]}</span>}
          </span>
        ))}
        <input
          ref={inputRef}
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="bday-year"
          value={value}
          onChange={({ target }) => onChange(extractYear(target.value))}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
      </div>
      <p className={styles.error} id={errorId} role="alert">
        {error}
      </p>
    </div>
  )
}
