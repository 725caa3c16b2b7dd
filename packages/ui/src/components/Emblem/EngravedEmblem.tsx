import { EmblemSvg, type EmblemProps } from './EmblemSvg.tsx'
import engraved from './engraved.svg'

/** The serpent with every scale, for 72 px and larger. A separate SVG file keeps its 11 kB out of the JavaScript. */
export function EngravedEmblem(props: EmblemProps) {
  return (
    <EmblemSvg {...props} viewBox="-2 -14 208 208">
      <use href={`${engraved}#serpent`} />
    </EmblemSvg>
  )
}
