import type { ComponentType } from 'react'
import styles from './tables.module.css'
import type { SampleProps } from './samples.tsx'
import { useTokens } from './useTokens.ts'

interface TokenTableProps {
  /** What the tokens have in common. */
  readonly caption: string
  readonly names: readonly string[]
  /** Shows a token at work; without one the value says it all. */
  readonly sample?: ComponentType<SampleProps>
}

/** Tokens with their values, as they are at this moment in this window. */
export function TokenTable({ caption, names, sample: Sample }: TokenTableProps) {
  const [ref, values] = useTokens(names)
  return (
    <div ref={ref} className={styles.scroller}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            {Sample !== undefined && <th scope="col">At work</th>}
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
