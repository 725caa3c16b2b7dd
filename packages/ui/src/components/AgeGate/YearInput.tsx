import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './YearInput.module.css'

const cells = [0, 1, 2, 3] as const

/**
 * The year in what was typed, pasted or filled in: without blanks, in plain digits, out of a whole date. What holds
 * none is left as it is, cut to four characters. The input has no maximum length: that would cut what is pasted first.
 */
function yearIn(text: string): string {
  const characters = text.normalize('NFKC').replaceAll(/\s/g, '')
  return /\d{4}/.exec(characters)?.[0] ?? characters.slice(0, cells.length)
}

interface YearInputProps {
  readonly label: ReactNode
  /** One character for each empty cell. */
  readonly hint: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: ReactNode
}

/** One input, so that typing, pasting and filling in work as ever; its characters are shown in four cells. */
export function YearInput({ label, hint, value, onChange, error }: YearInputProps) {
  const id = useId()
  const errorId = `${id}-error`
  const inputRef = useRef<HTMLInputElement>(null)

  // What was typed before the page was hydrated is in the input alone.
  useLayoutEffect(() => {
    const typed = inputRef.current?.value ?? value
    if (typed !== value) onChange(yearIn(typed))
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
            {value[cell] ?? <span className={styles.hint}>{hint[cell]}</span>}
          </span>
        ))}
        <input
          ref={inputRef}
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="bday-year"
          value={value}
          onChange={({ target }) => onChange(yearIn(target.value))}
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
