import { contrast, isOpaque } from '../src/tokens/contrast.ts'
import styles from './tables.module.css'
import type { Duty } from './duties.ts'
import { type TokenValues, useTokens } from './useTokens.ts'

interface ColourTableProps {
  readonly caption: string
  /** The ground it all stands on. */
  readonly world: 'paper' | 'night'
  readonly names: readonly string[]
  readonly dutyOf: (name: string) => Duty
}

/** Colours with the contrasts that they reach as the browser has computed them. */
export function ColourTable({ caption, world, names, dutyOf }: ColourTableProps) {
  const [ref, values] = useTokens(names)
  return (
    <div ref={ref} className={styles.ground} data-world={world}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">Value</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <span className={styles.swatch} style={{ backgroundColor: `var(${name})` }} />
                <code>{name}</code>
              </th>
              <td>
                <code>{values[name]}</code>
              </td>
              <td>
                <Contrasts name={name} duty={dutyOf(name)} values={values} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ContrastsProps {
  readonly name: string
  readonly duty: Duty
  readonly values: TokenValues
}

function Contrasts({ name, duty, values }: ContrastsProps) {
  const own = values[name] ?? ''
  if (!isOpaque(own)) return <>translucent: ornament only</>
  return (
    <ul className={styles.figures}>
      {duty.against.map((ground) => {
        const reached = contrast(own, values[ground] ?? '')
        const isEnough = duty.least === undefined || reached >= duty.least
        return (
          <li key={ground}>
            <strong>{reached.toFixed(2)}</strong> {isEnough ? 'on' : 'is too little on'}{' '}
            <code>{ground}</code>
          </li>
        )
      })}
      {duty.least !== undefined && <li>asked: {duty.least}</li>}
    </ul>
  )
}
