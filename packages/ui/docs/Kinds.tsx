import styles from './tables.module.css'

/** How the pictures of one kind are made, as `build/settings.ts` of the imagery package says. */
interface Treatment {
  readonly widths: readonly number[]
  readonly encodings: readonly { readonly format: string }[]
}

interface KindsProps {
  readonly treatments: Readonly<Record<string, Treatment>>
}

/** The kinds of pictures, with the files that are made of each. */
export function Kinds({ treatments }: KindsProps) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption>Kinds</caption>
        <thead>
          <tr>
            <th scope="col">A name starts with</th>
            <th scope="col">Widths in px</th>
            <th scope="col">Formats, best first</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(treatments).map(([kind, { widths, encodings }]) => (
            <tr key={kind}>
              <th scope="row">
                <code>{kind}</code>
              </th>
              <td>{widths.join(', ')}</td>
              <td>{encodings.map(({ format }) => format).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
