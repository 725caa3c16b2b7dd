import { contrast, isOpaque } from '../src/tokens/contrast.ts'
import type { ContrastRequirement } from './contrastRequirements.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './tables.module.css'
import { purposes } from './tokens.ts'
import { useTokenValues, type TokenValues } from './useTokenValues.ts'

interface ColourTableProps {
  readonly caption: string
  /** The world whose background and colours the table uses. */
  readonly world: 'paper' | 'night'
  readonly names: readonly string[]
  readonly requirementFor: (name: string) => ContrastRequirement
}

/** Lists colours with their purpose and their contrast, computed from the values that the browser resolves. */
export function ColourTable({ caption, world, names, requirementFor }: ColourTableProps) {
  const [ref, values] = useTokenValues(names)
  return (
    <div ref={ref} className={styles.ground} data-world={world}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">Purpose</th>
            <th scope="col">Value</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <span className={styles.swatch} style={{ backgroundColor: `var(${name})` }} />
                <code>{name}</code> <CopyButton text={`var(${name})`} />
              </th>
              <td className={styles.purpose}>{purposes[name]}</td>
              <td>
                <code>{values[name]}</code>
              </td>
              <td>
                <Contrasts name={name} requirement={requirementFor(name)} values={values} />
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
  readonly requirement: ContrastRequirement
  readonly values: TokenValues
}

function Contrasts({ name, requirement, values }: ContrastsProps) {
  const colour = values[name] ?? ''
  if (!isOpaque(colour)) return <>translucent: ornament only</>
  return (
    <ul className={styles.figures}>
      {requirement.grounds.map((ground) => {
        const ratio = contrast(colour, values[ground] ?? '')
        const isEnough = requirement.minimum === undefined || ratio >= requirement.minimum
        return (
          <li key={ground}>
            <strong>{ratio.toFixed(2)}</strong> {isEnough ? 'on' : 'is too low on'}{' '}
            <code>{ground}</code>
          </li>
        )
      })}
      {requirement.minimum !== undefined && <li>required: {requirement.minimum}</li>}
    </ul>
  )
}
