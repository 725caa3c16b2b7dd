import { engravedPaths } from './engravedPaths.ts'
import { Mark } from './Mark.tsx'
import type { MarkProps } from './Mark.tsx'

/** The serpent with every scale, from 72 px. Weighs 11 kB: only where it is shown large. */
export function EngravedEmblem(props: MarkProps) {
  return <Mark {...props} viewBox="-2 -14 208 208" paths={engravedPaths} />
}
