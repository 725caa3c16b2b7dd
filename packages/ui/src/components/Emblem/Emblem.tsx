import bold from './bold.svg'
import { EmblemSvg, type EmblemProps } from './EmblemSvg.tsx'

/**
 * The serpent around the fruit in bold lines, for 20 px and larger. A separate SVG file, like the engraved one.
 *
 * **Use it** where the name already stands nearby, or where there is no room for it. **Do not use it** beside the
 * name: `Wordmark` has both.
 */
export function Emblem(props: EmblemProps) {
  return (
    <EmblemSvg {...props} viewBox="-4 -18 212 212">
      <use href={`${bold}#serpent`} />
    </EmblemSvg>
  )
}
