import { useId, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import styles from './SegmentedControl.module.css'

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange'
> {
  /** The name of the choice. */
  readonly legend: ReactNode
  /** Two to four options with labels of one or two words. */
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  /** The value of the selected option. */
  readonly value: Value
  /** Called with the value of the option that the visitor selects. */
  readonly onChange: (value: Value) => void
}

/**
 * A choice between a few visible options that takes effect at once.
 *
 * **Use it** for two to four short options that change what is shown. **Do not use it** for more options
 * (`Select`), nor for links to pages (`Navbar`).
 */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onChange,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset {...rest} className={classNames(styles.control, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
