import { boldPaths } from './boldPaths.ts'
import { Mark } from './Mark.tsx'
import type { MarkProps } from './Mark.tsx'

/** The serpent around the fruit, for small sizes. */
export function Emblem(props: MarkProps) {
  return (
    <Mark {...props} viewBox="-4 -18 212 212">
      {boldPaths.map((path) => (
        <path key={path.slice(0, 12)} d={path} />
      ))}
    </Mark>
  )
}
