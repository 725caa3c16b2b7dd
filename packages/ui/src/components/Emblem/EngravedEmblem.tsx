import engraved from './engraved.svg'
import { Mark } from './Mark.tsx'
import type { MarkProps } from './Mark.tsx'

/** The serpent with every scale, from 72 px. A file of its own: its 11 kB are in no page's code. */
export function EngravedEmblem(props: MarkProps) {
  return (
    <Mark {...props} viewBox="-2 -14 208 208">
      <use href={`${engraved}#serpent`} />
    </Mark>
  )
}
