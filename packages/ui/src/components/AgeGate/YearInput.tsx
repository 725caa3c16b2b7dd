import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './YearInput.module.css'

const cells = [0, 1, 2, 3] as const

interface YearInputProps {
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: ReactNode
}

/** One input, so that typing, pasting and filling in work as ever; its characters are shown in four cells. */
export function YearInput({ label, value, onChange, error }: YearInputProps) {
  const id = useId()
  const errorId = `${id}-error`
  const inputRef = useRef<HTMLInputElement>(null)

  // What was typed before the page was hydrated is in the input alone.
  useLayoutEffect(() => {
    const typed = inputRef.current?.value ?? value
    if (typed !== value) onChange(typed)
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
            {value[cell]}
          </span>
        ))}
        <input
          ref={inputRef}
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={cells.length}
          value={value}
          onChange={({ target }) => onChange(target.value)}
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
