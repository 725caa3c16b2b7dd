import type { ReactNode } from 'react'

import { style } from './style.ts'

export interface Fact {
  readonly name: string
  /** A fact without a value is left out. */
  readonly value: ReactNode
  /** Of a value that the reader has to copy or prepare. */
  readonly isStrong?: boolean
}

/** Facts by name, as a table with row headers. The class keeps it a table in the text version. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const given = facts.filter(({ value }) => value !== '' && value !== null)
  return (
    <table className="data" style={style.table}>
      <tbody>
        {given.map(({ name, value, isStrong = false }) => (
          <tr key={name}>
            <th scope="row" style={style.factName}>
              {name}
            </th>
            <td style={isStrong ? { ...style.fact, ...style.strong } : style.fact}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
