import engraved from './engraved.svg'
import { Mark } from './Mark.tsx'
import type { MarkProps } from './Mark.tsx'

/** The serpent with every scale, for 72 px and larger. A separate SVG file keeps its 11 kB out of the JavaScript. */
export function EngravedEmblem(props: MarkProps) {
  return (
    <Mark {...props} viewBox="-2 -14 208 208">
      <use href={`${engraved}#serpent`} />
    </Mark>
  )
}
