import { useState } from 'react'
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

/** A whole number between two steps. What is typed counts at once if it is allowed, and is set right on leaving. */
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
  const [typed, setTyped] = useState<string>()
  const step = (next: number) => {
    if (next >= min && next <= max) onChange(next)
  }
  const settle = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const number = Number(typed)
    const nearest = Math.min(max, Math.max(min, Math.round(number)))
    if (typed !== '' && nearest !== value) onChange(nearest)
  }
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
        className={styles.number}
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        step={1}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          if (/^\d+$/.test(target.value)) step(Number(target.value))
        }}
        onBlur={settle}
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
