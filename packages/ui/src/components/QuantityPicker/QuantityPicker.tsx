import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'

import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import { MinusIcon, PlusIcon } from '../Icon/controls.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './QuantityPicker.module.css'

export interface QuantityPickerProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The quantity. */
  readonly value: number
  /** Receives only whole numbers from `min` to `max`. */
  readonly onChange: (value: number) => void
  /** The smallest quantity. Default: 1. */
  readonly min?: number
  /** The largest quantity. Default: 99. */
  readonly max?: number
  /** Accessible name of the field: "Cantidad de Amaru Destilado". */
  readonly label: string
  /** Accessible name of the button that subtracts one. */
  readonly decreaseLabel: string
  /** Accessible name of the button that adds one. */
  readonly increaseLabel: string
}

/** What the arrow keys add. */
const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
])

/** The plain digit of one of any script. Unicode has the ten of a script in a row. */
function plainDigit(digit: string): string {
  const code = Number(digit.codePointAt(0))
  const lower = Array.from({ length: 10 }, (_, index) => String.fromCodePoint(code - index - 1))
  return String(lower.findIndex((other) => !/\p{Nd}/u.test(other)))
}

/** A typed number, also in the digits of any script, with decimals or with invisible characters; null for any other text. */
function numberIn(text: string): number | null {
  const typed = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, plainDigit)
    .trim()
  return /^[+-]?\d+(?:[.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : null
}

/**
 * A field for a whole number between two buttons. A valid number takes effect while it is typed. Blur and Enter
 * replace an invalid number by the nearest valid one, and any other text by the previous number. The same applies
 * to text typed into a prerendered page before hydration.
 *
 * It is a text field, because a focused number field changes its value where the wheel should scroll the page.
 *
 * **Use it** for how many bottles. **Do not use it** for years, telephone numbers or amounts of money: `Field`.
 */
export function QuantityPicker({
  value,
  onChange,
  min = 1,
  max = 99,
  label,
  decreaseLabel,
  increaseLabel,
  className,
  ...rest
}: QuantityPickerProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const changeTo = (next: number) => {
    if (next >= min && next <= max) onChange(next)
  }
  const updateText = (text: string) => {
    setTyped(text)
    const number = numberIn(text)
    if (Number.isInteger(number)) changeTo(Number(number))
  }
  const normalize = (input: HTMLInputElement) => {
    const number = numberIn(input.value) ?? value
    const normalized = Math.min(max, Math.max(min, Math.round(number)))
    setTyped(undefined)
    // Sets the DOM value itself: React treats "00012" and 12 as equal, and misses text typed before hydration.
    if (input.value !== String(normalized)) input.value = String(normalized)
    if (normalized !== value) onChange(normalized)
  }

  const adoptTypedText = useEffectEvent((input: HTMLInputElement) => {
    if (input.value === String(value)) return
    if (document.activeElement === input) updateText(input.value)
    else normalize(input)
  })
  useLayoutEffect(() => {
    if (field.current !== null) adoptTypedText(field.current)
  }, [])

  return (
    <div {...rest} className={classNames(styles.picker, className)}>
      <Button
        isRepeatable
        variant="icon"
        aria-label={decreaseLabel}
        aria-disabled={value <= min}
        onClick={() => changeTo(value - 1)}
      >
        <MinusIcon />
      </Button>
      <input
        ref={field}
        className={styles.number}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? value}
        onChange={({ target }) => updateText(target.value)}
        onKeyDown={(event) => {
          const step = steps.get(event.key)
          if (step !== undefined) {
            event.preventDefault()
            setTyped(undefined)
            changeTo(value + step)
          }
          if (event.key === 'Enter') normalize(event.currentTarget)
        }}
        onBlur={({ currentTarget }) => normalize(currentTarget)}
      />
      <Button
        isRepeatable
        variant="icon"
        aria-label={increaseLabel}
        aria-disabled={value >= max}
        onClick={() => changeTo(value + 1)}
      >
        <PlusIcon />
      </Button>
      <VisuallyHidden>
        <output>{value}</output>
      </VisuallyHidden>
    </div>
  )
}
