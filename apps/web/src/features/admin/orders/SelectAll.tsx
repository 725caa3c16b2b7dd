import type { Order } from '@storefront/domain'
import { Checkbox } from '@storefront/ui'

import styles from './SelectAll.module.css'

interface SelectAllProps {
  readonly label: string
  /** The orders that can be selected. */
  readonly orders: readonly Order[]
  readonly selected: readonly Order[]
  readonly onSelect: (orders: readonly Order[]) => void
  readonly className?: string | undefined
}

/** The checkbox that selects all orders or none. */
export function SelectAll({ label, orders, selected, onSelect, className = '' }: SelectAllProps) {
  const isAll = selected.length === orders.length
  return (
    <Checkbox
      className={`${styles.all} ${className}`}
      ref={(box) => {
        if (box !== null) box.indeterminate = selected.length > 0 && !isAll
      }}
      label={label}
      checked={isAll}
      onChange={() => onSelect(isAll ? [] : orders)}
    />
  )
}

/** The selection after an order was selected or deselected. */
export function toggled(selected: readonly Order[], order: Order): readonly Order[] {
  return selected.includes(order)
    ? selected.filter((other) => other !== order)
    : [...selected, order]
}
