import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react'

import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import { FieldMessage } from '../Field/FieldMessage.tsx'
import { MinusIcon, PlusIcon } from '../Icon/controls.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './QuantityPicker.module.css'

export interface QuantityPickerProps extends Omit<ComponentProps<'div'>, 'onChange' | 'onInvalid'> {
  /** The quantity. */
  readonly value: number
  /** Receives only whole numbers from `min` to `max`. */
  readonly onChange: (value: number) => void
  /** The smallest quantity. Default: 1. */
  readonly min?: number
  /** The largest quantity. Default: 99. */
  readonly max?: number
  /** What is said of a text that is no such number. */
  readonly invalidText: string
  /** Called while somebody types, and when a button puts it right. */
  readonly onInvalid?: (isInvalid: boolean) => void
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
 * A field for a whole number between two buttons. A valid number takes effect while it is typed. Any other text changes
 * nothing: it stays, and blur and Enter say what is wrong with it. Only an empty field gets its number back. The same
 * applies to text typed into a prerendered page before hydration.
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
  invalidText,
  onInvalid,
  label,
  decreaseLabel,
  increaseLabel,
  className,
  ...rest
}: QuantityPickerProps) {
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  /** What is being typed, and the quantity before that. */
  const [typing, setTyping] = useState<{ readonly text: string; readonly before: number }>()
  const [isSaid, setSaid] = useState(false)
  /** The quantity that a text says: the present one if it is empty, null if it is wrong. */
  const quantityIn = (text: string): number | null => {
    if (text.trim() === '') return value
    const number = numberIn(text)
    return Number.isInteger(number) && Number(number) >= min && Number(number) <= max
      ? number
      : null
  }
  const updateText = (text: string) => {
    const before = typing?.before ?? value
    setTyping({ text, before })
    const quantity = quantityIn(text)
    onInvalid?.(quantity === null)
    if (quantity !== null) setSaid(false)
    // The first digit of `1,5` was a quantity.
    const next = quantity ?? before
    if (next !== value) onChange(next)
  }
  const settle = (input: HTMLInputElement) => {
    updateText(input.value)
    const quantity = quantityIn(input.value)
    setSaid(quantity === null)
    if (quantity === null) return
    setTyping(undefined)
    // Sets the DOM value itself: React treats "00012" and 12 as equal, and misses text typed before hydration.
    input.value = String(quantity)
  }
  const step = (by: number) => {
    setTyping(undefined)
    setSaid(false)
    onInvalid?.(false)
    const next = value + by
    if (next >= min && next <= max) onChange(next)
  }
  const isWrong = isSaid && typing !== undefined

  const adoptTypedText = useEffectEvent((input: HTMLInputElement) => {
    if (input.value === String(value)) return
    if (document.activeElement === input) updateText(input.value)
    else settle(input)
  })
  useLayoutEffect(() => {
    if (field.current !== null) adoptTypedText(field.current)
  }, [])

  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      <div className={styles.picker} data-wrong={isWrong || undefined}>
        <Button
          isRepeatable
          variant="icon"
          aria-label={decreaseLabel}
          aria-disabled={value <= min}
          onClick={() => step(-1)}
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
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          value={typing?.text ?? value}
          onChange={({ target }) => updateText(target.value)}
          onKeyDown={(event) => {
            const by = steps.get(event.key)
            if (by !== undefined) {
              event.preventDefault()
              step(by)
            }
            if (event.key === 'Enter') settle(event.currentTarget)
          }}
          onBlur={({ currentTarget }) => settle(currentTarget)}
        />
        <Button
          isRepeatable
          variant="icon"
          aria-label={increaseLabel}
          aria-disabled={value >= max}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </Button>
        <VisuallyHidden>
          <output>{value}</output>
        </VisuallyHidden>
      </div>
      {/* Empty at first: only what is added to it is announced. */}
      <div className={styles.error} aria-live="polite">
        {isWrong && (
          <FieldMessage id={errorId} tone="error">
            {invalidText}
          </FieldMessage>
        )}
      </div>
    </div>
  )
}
