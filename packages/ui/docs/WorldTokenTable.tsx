import { CopyButton } from './CopyButton.tsx'
import styles from './tables.module.css'
import { useTokenValues } from './useTokenValues.ts'

interface WorldTokenTableProps {
  readonly names: readonly string[]
}

/** Lists colours with their value in each world. */
export function WorldTokenTable({ names }: WorldTokenTableProps) {
  const [paper, paperValues] = useTokenValues(names)
  const [night, nightValues] = useTokenValues(names)
  return (
    <div className={styles.scroller}>
      <div ref={paper} data-world="paper" />
      <div ref={night} data-world="night" />
      <table className={styles.table}>
        <caption>Colours by world</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">On paper</th>
            <th scope="col">At night</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code> <CopyButton text={`var(${name})`} />
              </th>
              {[paperValues, nightValues].map((values, index) => (
                <td key={index === 0 ? 'paper' : 'night'}>
                  <span className={styles.swatch} style={{ backgroundColor: values[name] }} />
                  <code>{values[name]}</code>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
