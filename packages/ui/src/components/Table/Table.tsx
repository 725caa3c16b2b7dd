// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are not interactive
import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../../classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Table.module.css'

export interface TableColumn<Row> {
  /** Unique among the columns. */
  readonly id: string
  /** Text of the column header. */
  readonly header: string
  /** Returns the content of the column in a row. */
  readonly renderCell: (row: Row) => ReactNode
  /** Aligns the cells to the end and uses tabular figures. */
  readonly numeric?: boolean
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Accessible name, visible to screen readers only. */
  readonly caption: string
  /** The cells of the first column are the row headers. */
  readonly columns: readonly TableColumn<Row>[]
  /** The data of the rows, in their order. */
  readonly rows: readonly Row[]
  /** Returns an id of the row, unique among the rows. */
  readonly getRowId: (row: Row) => string
}

/**
 * A table that shows each row as a card if the container is too narrow for columns. Set `aria-busy` while other
 * rows load. `className` applies to the frame, all other props to the `<table>`.
 *
 * **Use it** for rows that are compared: orders, products, users. **Do not use it** for layout, nor for a single
 * record (a description list).
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  getRowId,
  className,
  ...table
}: TableProps<Row>) {
  return (
    <div className={classNames(styles.frame, className)}>
      {/* The card layout changes `display`, which removes the table semantics; the roles restore them. */}
      <table role="table" {...table} className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map(({ id, header, numeric = false }) => (
              <th key={id} role="columnheader" scope="col" data-numeric={numeric}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <tr key={getRowId(row)} role="row" className={styles.row}>
              {columns.map(({ id, header, numeric = false, renderCell }, index) =>
                index === 0 ? (
                  <th key={id} role="rowheader" scope="row" data-numeric={numeric}>
                    {renderCell(row)}
                  </th>
                ) : (
                  <td key={id} role="cell" data-numeric={numeric} data-header={header}>
                    {renderCell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
