import type { ComponentType } from 'react'

import { CopyButton } from './CopyButton.tsx'
import type { SampleProps } from './samples.tsx'
import styles from './tables.module.css'
import { purposes } from './tokens.ts'
import { useTokenValues } from './useTokenValues.ts'
import { useWindowSizes, windowWidths } from './useWindowSizes.ts'

interface TokenTableProps {
  readonly caption: string
  readonly names: readonly string[]
  /** Whether the tokens are lengths, listed in px, on a phone and on a desktop, in place of their formulas. Default: false. */
  readonly inPx?: boolean
  /** Shows the effect of a token. */
  readonly sample?: ComponentType<SampleProps>
}

/** Lists tokens with their purpose, the values that the browser resolves, and what to copy to use one. */
export function TokenTable({ caption, names, inPx = false, sample: Sample }: TokenTableProps) {
  const [ref, values] = useTokenValues(names)
  const sizes = useWindowSizes(names)
  return (
    <div ref={ref} className={styles.scroller}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Purpose</th>
            {inPx ? (
              windowWidths.map((width) => (
                <th key={width} scope="col">
                  At {width} px
                </th>
              ))
            ) : (
              <th scope="col">Value</th>
            )}
            {Sample !== undefined && <th scope="col">Sample</th>}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code> <CopyButton text={`var(${name})`} />
              </th>
              <td className={styles.purpose}>{purposes[name]}</td>
              {inPx ? (
                windowWidths.map((width, index) => (
                  <td key={width} className={styles.nowrap}>
                    {formatPx(sizes[name]?.[index])}
                  </td>
                ))
              ) : (
                <td>
                  <code>{values[name]}</code>
                </td>
              )}
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

/** `64 px`, `17.1 px`. */
const formatPx = (size = 0) => `${Number(size.toFixed(1))} px`
