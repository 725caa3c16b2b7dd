import bold from './bold.svg'
import { EmblemSvg } from './EmblemSvg.tsx'
import type { EmblemProps } from './EmblemSvg.tsx'

/** The serpent around the fruit in bold lines, for 20 px and larger. A separate SVG file, like the engraved one. */
export function Emblem(props: EmblemProps) {
  return (
    <EmblemSvg {...props} viewBox="-4 -18 212 212">
      <use href={`${bold}#serpent`} />
    </EmblemSvg>
  )
}
