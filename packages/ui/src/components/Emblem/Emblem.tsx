import bold from './bold.svg'
import { Mark } from './Mark.tsx'
import type { MarkProps } from './Mark.tsx'

/** The serpent around the fruit in bold lines, for 20 px and larger. A separate SVG file, like the engraved one. */
export function Emblem(props: MarkProps) {
  return (
    <Mark {...props} viewBox="-4 -18 212 212">
      <use href={`${bold}#serpent`} />
    </Mark>
  )
}
