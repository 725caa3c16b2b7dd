import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../Icon/controls.tsx'
import styles from './Pagination.module.css'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the navigation. */
  readonly label: string
  /** Label of the button for the previous page. */
  readonly previousLabel: string
  /** Label of the button for the next page. */
  readonly nextLabel: string
  /** Shows the previous page; null on the first one. */
  readonly onPrevious: (() => void) | null
  /** Shows the next page; null on the last one. */
  readonly onNext: (() => void) | null
  /** The current page: "Page 3". */
  readonly children: ReactNode
}

/**
 * Buttons for the previous and the next page of a list.
 *
 * **Use it** below a list that is loaded page by page. **Do not use it** where the visitor compares entries: show
 * them all.
 */
export function Pagination({
  label,
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
  className,
  children,
  ...rest
}: PaginationProps) {
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.pagination, className)}>
      <Button variant="secondary" className={styles.step} {...stepProps(onPrevious)}>
        <ArrowLeftIcon />
        {previousLabel}
      </Button>
      <p className={styles.place} role="status">
        {children}
      </p>
      <Button variant="secondary" className={styles.step} {...stepProps(onNext)}>
        {nextLabel}
        <ArrowRightIcon />
      </Button>
    </nav>
  )
}

/** Uses `aria-disabled`, because a disabled button loses the focus. */
const stepProps = (onClick: (() => void) | null) =>
  onClick === null ? { 'aria-disabled': true } : { onClick }
