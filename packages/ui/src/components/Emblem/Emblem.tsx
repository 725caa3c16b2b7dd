import bold from './bold.svg'
import { Mark } from './Mark.tsx'
import type { MarkProps } from './Mark.tsx'

/** The serpent around the fruit, cut boldly: reads from 20 px. Like the engraved one, a file of its own. */
export function Emblem(props: MarkProps) {
  return (
    <Mark {...props} viewBox="-4 -18 212 212">
      <use href={`${bold}#serpent`} />
    </Mark>
  )
}
