import type { ComponentProps, ReactNode } from 'react'

import { FieldFrame } from '../Field/FieldFrame.tsx'
import { ChevronIcon } from '../Icon/fields.tsx'
import styles from './Select.module.css'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** The label above the list. */
  readonly label: ReactNode
  /** Help for choosing. */
  readonly hint?: ReactNode
  /** The error message; marks the list as invalid. */
  readonly error?: ReactNode
  /** As of an input: the choice is announced as fixed, and whoever controls it ignores changes. */
  readonly readOnly?: boolean | undefined
  /** The options in their order. A hidden one is for what fills in the list, such as a browser. */
  readonly options: readonly {
    readonly value: string
    readonly label: string
    readonly hidden?: boolean
  }[]
}

/**
 * A labelled `<select>`. `className` applies to the frame, all other props to the `<select>`.
 *
 * **Use it** for one of five or more options. **Do not use it** for two to four short options: `SegmentedControl`
 * shows them all.
 */
export function Select({
  label,
  hint,
  error,
  readOnly = false,
  options,
  className,
  id,
  ...select
}: SelectProps) {
  const frame = { label, hint, error, className, id, describedBy: select['aria-describedby'] }
  return (
    <FieldFrame {...frame}>
      {(controlProps) => (
        <span className={styles.frame}>
          <select
            aria-disabled={readOnly || undefined}
            {...select}
            {...controlProps}
            className={styles.select}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} hidden={option.hidden}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronIcon className={styles.mark} />
        </span>
      )}
    </FieldFrame>
  )
}
