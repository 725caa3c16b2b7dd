// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells are not interactive
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../classNames.ts'
import styles from './Table.module.css'

export interface TableColumn<Row> {
  readonly id: string
  readonly header: string
  readonly renderCell: (row: Row) => ReactNode
  /** Figures stand at the end of their column, all of one width. */
  readonly numeric?: boolean
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** What the table is about, for those who listen. */
  readonly caption: string
  /** The first column names its row. */
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
}

/**
 * Rows of the same kind; where there is no room for columns, a card a row. `aria-busy` says that other
 * rows are on their way. `className` goes to the frame, everything else to the `<table>`.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowId,
  className,
  ...table
}: TableProps<Row>) {
  return (
    <div className={classNames(styles.frame, className)}>
      {/* As cards they are no longer laid out as a table; the roles keep them one. */}
      <table role="table" {...table} className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
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
            <tr key={rowId(row)} role="row" className={styles.row}>
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
