import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import { MinusIcon, PlusIcon } from '../Icon/controls.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './QuantityPicker.module.css'

export interface QuantityPickerProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  readonly value: number
  /** Only ever told whole numbers from `min` to `max`. */
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max?: number
  /** Name of the number: "Cantidad de Amaru Destilado". */
  readonly label: string
  readonly decreaseLabel: string
  readonly increaseLabel: string
}

/**
 * A whole number between two steps. What is typed counts at once if it is allowed, and is set right on leaving or by
 * Enter; so does what was typed into a prerendered page before this code was there.
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
  const step = (next: number) => {
    if (next >= min && next <= max) onChange(next)
  }
  const write = (text: string) => {
    setTyped(text)
    if (/^\d+$/.test(text)) step(Number(text))
  }
  const settle = (input: HTMLInputElement) => {
    const nearest = Math.min(max, Math.max(min, Math.round(Number(input.value))))
    const settled = input.value === '' ? value : nearest
    setTyped(undefined)
    // To React "00012" is 12 already, and so is what it has not seen being typed.
    if (input.value !== String(settled)) input.value = String(settled)
    if (settled !== value) onChange(settled)
  }

  const adopt = useEffectEvent((input: HTMLInputElement) => {
    if (input.value === String(value)) return
    if (document.activeElement === input) write(input.value)
    else settle(input)
  })
  useLayoutEffect(() => {
    if (field.current !== null) adopt(field.current)
  }, [])

  return (
    <div {...rest} className={classNames(styles.picker, className)}>
      <Button
        variant="icon"
        aria-label={decreaseLabel}
        aria-disabled={value <= min}
        onClick={() => step(value - 1)}
      >
        <MinusIcon />
      </Button>
      <input
        ref={field}
        className={styles.number}
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        step={1}
        value={typed ?? value}
        onChange={({ target }) => write(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') settle(currentTarget)
        }}
        onBlur={({ currentTarget }) => settle(currentTarget)}
      />
      <Button
        variant="icon"
        aria-label={increaseLabel}
        aria-disabled={value >= max}
        onClick={() => step(value + 1)}
      >
        <PlusIcon />
      </Button>
      <VisuallyHidden>
        <output>{value}</output>
      </VisuallyHidden>
    </div>
  )
}
