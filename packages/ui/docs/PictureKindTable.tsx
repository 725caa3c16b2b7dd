import styles from './tables.module.css'

/** The settings of one kind, from `build/settings.ts` of the imagery package. */
interface KindSettings {
  readonly widths: readonly number[]
}

interface PictureKindTableProps {
  readonly settingsByKind: Readonly<Record<string, KindSettings>>
}

/** Lists the kinds of pictures with the widths that the build makes. */
export function PictureKindTable({ settingsByKind }: PictureKindTableProps) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption>Kinds</caption>
        <thead>
          <tr>
            <th scope="col">A name starts with</th>
            <th scope="col">Widths in px</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(settingsByKind).map(([kind, { widths }]) => (
            <tr key={kind}>
              <th scope="row">
                <code>{kind}</code>
              </th>
              <td>{widths.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
