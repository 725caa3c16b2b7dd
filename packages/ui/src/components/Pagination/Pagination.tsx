import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import { Button } from '../Button/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../Icon/controls.tsx'
import styles from './Pagination.module.css'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the navigation. */
  readonly label: string
  readonly previousLabel: string
  readonly nextLabel: string
  /** Null on the first page. */
  readonly onPrevious: (() => void) | null
  /** Null on the last page. */
  readonly onNext: (() => void) | null
  /** Where one is: "Page 3". */
  readonly children: ReactNode
}

/** To the page before and the page after of a list that is read page by page. */
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
      <Button variant="secondary" className={styles.step} {...stepTo(onPrevious)}>
        <ArrowLeftIcon />
        {previousLabel}
      </Button>
      <p className={styles.place} role="status">
        {children}
      </p>
      <Button variant="secondary" className={styles.step} {...stepTo(onNext)}>
        {nextLabel}
        <ArrowRightIcon />
      </Button>
    </nav>
  )
}

/** A button that leads nowhere keeps the focus that arrived on it. */
const stepTo = (go: (() => void) | null) =>
  go === null ? { 'aria-disabled': true } : { onClick: go }
