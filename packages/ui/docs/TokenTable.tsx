import type { ComponentType } from 'react'

import type { SampleProps } from './samples.tsx'
import styles from './tables.module.css'
import { useTokenValues } from './useTokenValues.ts'

interface TokenTableProps {
  readonly caption: string
  readonly names: readonly string[]
  /** Shows the effect of a token. Default: the table lists values only. */
  readonly sample?: ComponentType<SampleProps>
}

/** Lists tokens with the values that the browser resolves in the current window. */
export function TokenTable({ caption, names, sample: Sample }: TokenTableProps) {
  const [ref, values] = useTokenValues(names)
  return (
    <div ref={ref} className={styles.scroller}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            {Sample !== undefined && <th scope="col">Sample</th>}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{values[name]}</code>
              </td>
              {Sample !== undefined && (
                <td>
                  <Sample name={name} value={`var(${name})`} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
